/**
 * `fs-extra` for the copies of `static/` that Gatsby makes while develop runs: none, since the site itself publishes
 * its static folders (`src/build/hooks/followed-static.ts`). Ten seconds after the start Gatsby would copy that folder
 * over files of a project that has others of the same names, such as `img/logo.svg`.
 * @template {object} Real
 * @param {Real} files
 */
exports.withoutSecondCopies = (files) => ({ ...files, copy: () => Promise.resolve() });
