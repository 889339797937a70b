/** Returns the JSON pointer of unescaped path segments; an empty segment is an empty key. */
export function pointer(...segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
