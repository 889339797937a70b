/** Names one aspect of one urn. */
export interface AspectKey {
  readonly urn: string;
  readonly aspectName: string;
}

/** The text under which an aspect of a urn is kept in maps. No urn ends in a line feed. */
export function keyText(urn: string, aspectName: string): string {
  return `${urn}\n${aspectName}`;
}
