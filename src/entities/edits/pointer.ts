/** The JSON pointer of path segments as they are; an empty segment stands for an empty key. */
export function pointer(...segments: readonly string[]): string {
  return segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
