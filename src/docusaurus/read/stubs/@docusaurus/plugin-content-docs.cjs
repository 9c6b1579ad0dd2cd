module.exports = require("../plugin-function.cjs")("pluginContentDocs");
