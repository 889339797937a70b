import { DomainError } from '../../../foundation/common/errors.js';

/** Number of letters of a generated sort id. Source: DataHub's scheme ALPHANUMERIC_GENERATED_BY_DATAHUB. */
const LENGTH = 8;
const FIRST = 'A'.repeat(LENGTH);
const LAST = 'Z';

/**
 * Returns the sort id that follows `id` in byte order; the first one if `id` is undefined. Throws `CONFLICT` if `id`
 * was not generated or is the last one.
 */
export function nextSortId(id: string | undefined): string {
  if (id === undefined) return FIRST;
  if (!/^[A-Z]{8}$/.test(id))
    throw new DomainError(
      'CONFLICT',
      `The sort id ${id} of the latest version was not generated; write versionProperties with a sortId instead.`,
    );
  const at = id.replace(new RegExp(`${LAST}*$`), '').length - 1;
  if (at === -1) throw new DomainError('CONFLICT', 'The version set is full.');
  const raised = String.fromCharCode(id.charCodeAt(at) + 1);
  return id.slice(0, at) + raised + 'A'.repeat(LENGTH - at - 1);
}
