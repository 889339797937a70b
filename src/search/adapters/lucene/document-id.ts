import { createHash } from 'node:crypto';

/** Longest document id that the engines accept, in bytes. */
const LONGEST_ID = 512;

/** Number of slices into which documents are divided. */
export const SLICES = 1_024;

/** Document id of an entity, as in DataHub: the urn in HTML form encoding, or a hash of the urn if that is too long. */
export function documentId(urn: string): string {
  const id = encodeURIComponent(urn.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
  return id.length <= LONGEST_ID ? id : `sha256-${createHash('sha256').update(urn).digest('hex')}`;
}

/** The slice of a document, from 0 to 1,023: the FNV-1a hash of its urn. */
export function documentSlice(urn: string): number {
  return hash(urn) % SLICES;
}

/** FNV-1a over the text's UTF-16 code units, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
