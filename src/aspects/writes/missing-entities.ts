import { distinct } from '../../foundation/common/distinct.js';
import { invalidArgument } from '../../foundation/common/errors.js';

/** Throws `INVALID_ARGUMENT` that names `missing`, the entities that do not exist; does nothing if there are none. */
export function refuseMissing(missing: readonly string[]): void {
  const urns = distinct(missing);
  if (urns.length > 0) throw invalidArgument(`${urns.join(', ')} ${urns.length === 1 ? 'does' : 'do'} not exist`);
}
