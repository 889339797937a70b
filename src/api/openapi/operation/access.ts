import { Authenticated, AuthorizedInside, type Demand, Privileged, Public, RefusedWith } from '../../../auth/index.js';
import { systemRefusal } from '../system-refusal.js';

/** Who may use an operation: what its handler is decorated with, and what the document says of it. */
export interface Access {
  readonly isPublic: boolean;
  readonly decorators: readonly MethodDecorator[];
}

/** No token is needed. */
export const EVERYBODY: Access = { isPublic: true, decorators: [Public()] };

/** Those who operate the service. */
export const OPERATORS: Access = privileged(systemRefusal, 'MANAGE_SYSTEM_OPERATIONS');

/** Every actor; `note` says what the answer is limited to. */
export function authenticated(note: string): Access {
  return { isPublic: false, decorators: [Authenticated(note)] };
}

/** Who holds one of `anyOf` in general; `refusal` words the refusal of others. A guard asks before the handler runs. */
export function privileged(
  refusal: Parameters<typeof RefusedWith>[0],
  ...anyOf: Parameters<typeof Privileged>
): Access {
  return { isPublic: false, decorators: [Privileged(...anyOf), RefusedWith(refusal)] };
}

/** Who meets `demand`; the handler asks, because that depends on the request. */
export function demanding(demand: Demand): Access {
  return { isPublic: false, decorators: [AuthorizedInside(demand)] };
}
