/** Where the built files or, in tests, the sources begin in the address of one of them. */
const ROOT = /^.*\/(?:dist|src)\//s;

/**
 * The address of a file of the build, such as `log-in/page.html` in `dist`, from files that were bundled as from those
 * that were not.
 */
export function builtFile(path: string): URL {
  const [root = import.meta.url] = ROOT.exec(import.meta.url) ?? [];
  return new URL(path, root);
}
