// What has been learned and is linked into the programs (resources/networks,
// resources/calibration).
#pragma once

#include "ai/network/network.h"

namespace parlour {

// The content of a file in one of these folders; empty if there is none of this name.
std::string shippedFile(std::string_view name);

// The network NAME.net in resources/networks, or a file of that name in the folder that the
// environment variable PARLOUR_NETWORKS names. Errors: there is none; the file is damaged or of
// another form.
Result<Network> findNetwork(std::string_view name);

// The names of all networks in resources/networks.
std::vector<std::string_view> shippedNetworks();

// Whether every file that PARLOUR_NETWORKS puts in place of a network can be used: programs ask
// this when they start, so that players need not.
Result<void> checkNetworks();

} // namespace parlour
