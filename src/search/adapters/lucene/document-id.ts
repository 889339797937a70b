import { createHash } from 'node:crypto';

/** Longest id of a document in bytes that the engines take. */
const LONGEST_ID = 512;

/** Parts that the documents can be told apart into. */
export const SLICES = 1_024;

/**
 * Id of an entity's document, as DataHub's: the urn as an HTML form encodes it. A hash of the urn where that would be
 * too long.
 */
export function documentId(urn: string): string {
  const id = encodeURIComponent(urn.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
  return id.length <= LONGEST_ID ? id : `sha256-${createHash('sha256').update(urn).digest('hex')}`;
}

/** The part, from 0 to 1,023, that a document belongs to: its urn's FNV-1a hash. */
export function documentSlice(urn: string): number {
  return hash(urn) % SLICES;
}

/** FNV-1a over the text's UTF-16 code units, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
