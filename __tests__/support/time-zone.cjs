/** Runs all tests far from UTC: a date that follows the machine's time zone fails. */
module.exports = () => {
  process.env.TZ = "Pacific/Kiritimati";
};
