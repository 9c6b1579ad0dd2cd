const { leadsOn } = require("../../files/leads-on.cjs");

/**
 * @typedef {{ dereference?: boolean, filter?: (source: string) => boolean }} CopyOptions
 * @typedef {{ copySync: (from: string, to: string, options?: CopyOptions) => void }} Files
 */

/**
 * `fs-extra` for the copies of `static/` that Gatsby makes. Those of a build are without links to nothing, as Emacs
 * leaves them beside a file that is edited, and without those that lead back, at which Gatsby would fail. While develop
 * runs there are none, since the site itself publishes its static folders (`src/build/hooks/followed-static.ts`): ten
 * seconds after the start Gatsby would copy that folder over files of a project that has others of the same names, such
 * as `img/logo.svg`.
 * @template {Files} Real
 * @param {Real} files
 */
exports.staticCopies = (files) => ({
  ...files,
  /** @type {Files["copySync"]} */
  copySync: (from, to, options) => files.copySync(from, to, { ...options, filter: (source) => leadsOn(source, from) }),
  copy: () => Promise.resolve(),
});
