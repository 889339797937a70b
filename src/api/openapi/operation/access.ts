import { Authenticated, AuthorizedInside, type Demand, Privileged, Public, RefusedWith } from '../../../auth/index.js';
import { systemRefusal } from '../system-refusal.js';

/** Who may use an operation: the decorators of its handler, and whether the document marks it as public. */
export interface Access {
  readonly isPublic: boolean;
  readonly decorators: readonly MethodDecorator[];
}

/** Requires no token. */
export const EVERYBODY: Access = { isPublic: true, decorators: [Public()] };

/** Requires the right to operate the service. */
export const OPERATORS: Access = privileged(systemRefusal, 'MANAGE_SYSTEM_OPERATIONS');

/** Every actor. `note` describes the limits of the response. */
export function authenticated(note: string): Access {
  return { isPublic: false, decorators: [Authenticated(note)] };
}

/** Actors with one of `anyOf` in general. A guard refuses others with `refusal` before the handler runs. */
export function privileged(
  refusal: Parameters<typeof RefusedWith>[0],
  ...anyOf: Parameters<typeof Privileged>
): Access {
  return { isPublic: false, decorators: [Privileged(...anyOf), RefusedWith(refusal)] };
}

/** Actors who meet `demand`. The handler checks it, because it depends on the request. */
export function demanding(demand: Demand): Access {
  return { isPublic: false, decorators: [AuthorizedInside(demand)] };
}
