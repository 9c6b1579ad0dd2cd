/** Names of files that vim, Emacs, JetBrains and sed write for a moment beside the one that they save. */
const TEMPORARY = [/^4913$/, /~$/, /^#.*#$/, /___jb_.*___$/, /^sed[A-Za-z0-9]{6}$/];

/** Whether a file of this name is one that a program writes for a moment; for names of files, not of folders. */
export const isTemporaryName = (name: string): boolean => TEMPORARY.some((pattern) => pattern.test(name));
