module.exports = require("../plugin-function.cjs")("pluginContentPages");
