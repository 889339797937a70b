/** Name of the entity type in a stored urn. */
export function typeOfUrn(urn: string): string {
  return urn.slice('urn:li:'.length, urn.indexOf(':', 'urn:li:'.length));
}
