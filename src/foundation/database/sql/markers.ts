/** `(?, ?, …)` with `width` markers. */
export function tuple(width: number): string {
  return `(${repeat('?', width)})`;
}

/** `piece` repeated `count` times, separated by commas. */
export function repeat(piece: string, count: number): string {
  return count === 0 ? '' : `${`${piece}, `.repeat(count - 1)}${piece}`;
}
