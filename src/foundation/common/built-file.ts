/** Path up to the root of the built files or, in tests, of the sources. */
const ROOT = /^.*\/(?:dist|src)\//s;

/** The URL of a built file, such as `log-in/page.html` in `dist`, from bundled and unbundled code alike. */
export function builtFile(path: string): URL {
  const [root = import.meta.url] = ROOT.exec(import.meta.url) ?? [];
  return new URL(path, root);
}
