/** The entity type in a urn; empty for a text that is not a urn. */
export function entityTypeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

/** Distinct urns by entity type. */
export function groupByEntityType(urns: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const urn of new Set(urns)) {
    const type = entityTypeOf(urn);
    const group = groups.get(type);
    if (group === undefined) groups.set(type, [urn]);
    else group.push(urn);
  }
  return groups;
}
