/** A LIKE pattern that the urns of an entity type fit. */
export function urnsOfType(entityType: string): string {
  return `urn:li:${entityType.replace(/[\\%_]/g, '\\$&')}:%`;
}
