import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import type { AspectDeclaration, StoredOf } from '../../model/index.js';

/** One aspect of the example, as sent to the API. */
export interface DemoProposal {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly changeType: 'UPSERT';
  readonly aspect: { readonly value: string; readonly contentType: 'application/json' };
}

/** Returns the proposal that writes `value`, which the compiler checks against the model. */
export function proposal<Aspect extends AspectDeclaration>(
  entityUrn: string,
  aspect: Aspect,
  value: StoredOf<Aspect>,
): DemoProposal {
  return {
    entityType: entityTypeOfUrn(entityUrn),
    entityUrn,
    aspectName: aspect.name,
    changeType: 'UPSERT',
    aspect: { value: JSON.stringify(value), contentType: 'application/json' },
  };
}
