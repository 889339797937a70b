/**
 * Whether `path` matches one of `patterns`: equal, or below a pattern that ends in `/**` (which also matches the path
 * without it).
 */
export function matchesPath(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.endsWith('/**')) return path === pattern;
    const folder = pattern.slice(0, -'/**'.length);
    return path === folder || path.startsWith(`${folder}/`);
  });
}
