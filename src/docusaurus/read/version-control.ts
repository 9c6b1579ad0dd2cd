type Ask = (file: string) => unknown;
/** What tells Docusaurus' plugins when a file was made, and when and by whom it was changed last. */
type VersionControl = {
  initialize?: (place: { siteDir: string }) => unknown;
  getFileCreationInfo?: Ask;
  getFileLastUpdateInfo?: Ask;
};

/** The project, what Docusaurus has where nothing is written, and what gives its strategies by their names. */
type Around = { project: string; usual: unknown; presetOf: (name: string) => unknown };

/**
 * What `future.experimental_vcs` of a configuration stands for, which is a switch, a strategy's name, a strategy, or
 * nothing. It reads the history of the project only once something asks for a file.
 */
export function versionControl(written: unknown, { project, usual, presetOf }: Around): unknown {
  const chosen = written === false ? "disabled" : written === true || written === undefined ? usual : written;
  const strategy = typeof chosen === "string" ? presetOf(chosen) : chosen;
  if (typeof strategy !== "object" || strategy === null) return strategy;
  const { initialize, getFileCreationInfo, getFileLastUpdateInfo } = strategy as VersionControl;
  let isBegun = false;
  const begin = () => {
    if (!isBegun) void initialize?.({ siteDir: project });
    isBegun = true;
  };
  const begunBefore = (ask: Ask | undefined) => (file: string) => {
    begin();
    return ask?.(file);
  };
  return {
    initialize: begin,
    getFileCreationInfo: begunBefore(getFileCreationInfo),
    getFileLastUpdateInfo: begunBefore(getFileLastUpdateInfo),
  };
}
