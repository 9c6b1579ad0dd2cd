module.exports = require("../plugin-function.cjs")("themeClassic");
