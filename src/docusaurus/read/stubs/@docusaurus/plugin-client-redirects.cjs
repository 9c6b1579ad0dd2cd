module.exports = require("../plugin-function.cjs")("pluginClientRedirectsPages");
