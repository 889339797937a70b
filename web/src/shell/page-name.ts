/** The first page of the console. */
const FIRST = 'overview';

/** Paths that go on with data, which are no part of a page's name. */
const WITH_DATA = /^(entity)\/.*$/;

/** The name of the page at a path: `operations/restore` at `/console/operations/restore`, `entity` at `/entity/…`. */
export function pageName(path: string): string {
  const below = path.replace(/^\/console\/?/, '').replace(/\/$/, '');
  return below === '' ? FIRST : below.replace(WITH_DATA, '$1');
}
