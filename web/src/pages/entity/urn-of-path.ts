const FOLDER = '/entity/';

/** The urn in the path of an entity's page, whether or not it is escaped. */
export function urnOfPath(path: string): string {
  const rest = path.slice(path.indexOf(FOLDER) + FOLDER.length);
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}
