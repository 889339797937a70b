/** A LIKE pattern that matches the urns of an entity type. */
export function urnsOfType(entityType: string): string {
  return `urn:li:${entityType.replace(/[\\%_]/g, '\\$&')}:%`;
}
