/**
 * Stands for a plugin of Docusaurus that is not installed, where a configuration has it as a value: a function with the
 * name that the plugin's own has.
 * @param {string} name
 */
module.exports = (name) => {
  const plugin = Object.defineProperty(() => undefined, "name", { value: name });
  return Object.assign(plugin, { default: plugin });
};
