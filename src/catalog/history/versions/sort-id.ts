import { DomainError } from '../../../foundation/common/errors.js';

/** Letters of a generated sort id. Source: DataHub's scheme ALPHANUMERIC_GENERATED_BY_DATAHUB. */
const LENGTH = 8;
const FIRST = 'A'.repeat(LENGTH);
const LAST = 'Z';

/**
 * The sort id behind `id`, in byte order; the first one without it. Throws `CONFLICT` for one that was not generated,
 * and after the last.
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
