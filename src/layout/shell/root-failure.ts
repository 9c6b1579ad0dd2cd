let isTold = false;

/** Tells, once per program that makes HTML, that the project's component around all pages cannot be drawn there. */
export function tellRootFailure(error: unknown): void {
  if (isTold) return;
  isTold = true;
  const message = error instanceof Error ? error.message : String(error);
  console.warn(
    `\nThe component around all pages (\`src/theme/Root\`, or \`rootModule\`) cannot be drawn at build, and pages are without it: ${message}\n` +
      "  → Have it draw the page as it is given, and put what only browsers have into effects or `<BrowserOnly>`.\n",
  );
}
