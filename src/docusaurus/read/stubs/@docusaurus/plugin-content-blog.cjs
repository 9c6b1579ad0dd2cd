module.exports = require("../../stub.cjs");
