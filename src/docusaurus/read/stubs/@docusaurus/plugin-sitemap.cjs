module.exports = require("../plugin-function.cjs")("pluginSitemap");
