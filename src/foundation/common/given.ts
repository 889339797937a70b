/** A copy of `members` without null and undefined values. */
export function given<Members extends object>(
  members: Members,
): { [Name in keyof Members]?: NonNullable<Members[Name]> } {
  const kept: { [Name in keyof Members]?: NonNullable<Members[Name]> } = {};
  for (const name in members) {
    const value = members[name];
    if (value !== null && value !== undefined) kept[name] = value;
  }
  return kept;
}

/** A copy of `members` without undefined values; null values stay. */
export function defined<Members extends object>(members: Members): Defined<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<Members>;
}

type Defined<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };
