/** The names of the privileges that are held, in alphabetical order. */
export function heldPrivileges(privileges: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(privileges)
    .filter((name) => privileges[name] === true)
    .sort();
}
