/** Whether `path` is one of `patterns`: equal, or below one that ends in `/**` (which takes in the path without it). */
export function matchesPath(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.endsWith('/**')) return path === pattern;
    const folder = pattern.slice(0, -'/**'.length);
    return path === folder || path.startsWith(`${folder}/`);
  });
}
