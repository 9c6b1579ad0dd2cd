module.exports = require("../plugin-function.cjs")("pluginContentBlog");
