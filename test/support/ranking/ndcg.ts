/** Number of wanted hits that a label has room for. */
const MOST_WANTED = 3;

/**
 * Normalized discounted cumulative gain of the first `size` hits: 1 if wanted ones come first, less the later they come,
 * 0 if there is none. A label that ends in a comma is contained in the urn of a wanted hit; any other ends it. A wanted
 * hit counts once per label, or up to three times if it is the only label.
 */
export function ndcg(urns: readonly string[], wanted: readonly string[], size: number): number {
  const isWanted = (urn: string): boolean => wanted.some((label) => fits(urn, label));
  const gains = urns.slice(0, size).map((urn) => (isWanted(urn) ? 1 : 0));
  const possible = Array.from({ length: Math.min(wanted.length, MOST_WANTED) }, () => 1);
  return Math.min(discounted(gains) / discounted(possible), 1);
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
}

function fits(urn: string, label: string): boolean {
  return label.endsWith(',') ? urn.includes(label) : urn.endsWith(label);
}
