const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number from `min` to `max`, both included, that looks random and depends on `seed` alone. */
export function figure(seed: string, min: number, max: number): number {
  let hash = FNV_OFFSET;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), FNV_PRIME) >>> 0;
  return min + (hash % (max - min + 1));
}

/** Whether a chance of `percent` comes true for `seed`. */
export function chance(seed: string, percent: number): boolean {
  return figure(seed, 1, 100) <= percent;
}
