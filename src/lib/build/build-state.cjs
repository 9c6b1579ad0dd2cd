/** What says how the last build ended, from the site's root. It lies in the cache, because it goes where that goes. */
exports.BUILD_STATE = ".cache/last-build";

/** What it says of a build that something has changed once it was there: the next one cannot go on from it. */
exports.CHANGED_BUILD = "changed";
