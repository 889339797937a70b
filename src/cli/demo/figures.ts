const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number from `min` to `max`, both included, that looks random and depends on `seed` alone. */
export function figure(seed: string, min: number, max: number): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), FNV_PRIME);
  const mixed = Math.imul(hash ^ (hash >>> 15), FNV_PRIME) >>> 0;
  return min + (mixed % (max - min + 1));
}
