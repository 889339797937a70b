import { invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject } from '../../../../foundation/json/json.js';

/** Parses a body that links columns: the child's column for each column of the parent. Throws `INVALID_ARGUMENT`. */
export function columnPairs(body: unknown): ReadonlyMap<string, string> {
  if (!isJsonObject(body))
    throw invalidArgument('The request body must be an object from columns of the parent to columns of the child.');
  const pairs = Object.entries(body).map(([parentPath, childPath]): readonly [string, string] => {
    if (typeof childPath === 'string' && childPath !== '') return [parentPath, childPath];
    throw invalidArgument(`The column for "${parentPath}" must be a text that is not empty.`);
  });
  return new Map(pairs);
}
