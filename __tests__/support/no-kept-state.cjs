/** What Gatsby's store reads of earlier builds: in tests nothing, whatever builds in the same folder do meanwhile. */
exports.readFromCache = () => ({});

/** Where Gatsby's store would be kept. */
exports.writeToCache = () => {};
