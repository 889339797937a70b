import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Actor } from './actor.js';
import type { Demand } from './demands/demand.js';
import type { Privilege } from './privileges.js';

/** Metadata key of the access rule set by `@Privileged()`, `@Authenticated()` and `@AuthorizedInside()`. */
export const ACCESS_RULE = 'auth:access';

/** Metadata key of `@RefusedWith()`. */
export const REFUSAL = 'auth:refusal';

/** Who may use a handler, as declared by its decorator. */
export type AccessRule =
  | { readonly kind: 'PRIVILEGED'; readonly anyOf: readonly [Privilege, ...Privilege[]] }
  | { readonly kind: 'AUTHENTICATED'; readonly note: string | undefined }
  | { readonly kind: 'INSIDE'; readonly demand: Demand };

/** Message of a refusal for the refused actor. */
export type RefusalText = (actor: Actor) => string;

const say = (rule: AccessRule): CustomDecorator => SetMetadata(ACCESS_RULE, rule);

/**
 * Every resolver of a root field and every HTTP handler declares who may use it, by one of these decorators or by
 * `@Public()`. A test finds handlers without one, and `docs/privileges.md` is generated from them.
 *
 * This one requires any of the privileges in general. A guard enforces it: actors without one are refused with
 * `FORBIDDEN` before the handler runs.
 */
export const Privileged = (...anyOf: readonly [Privilege, ...Privilege[]]): CustomDecorator =>
  say({ kind: 'PRIVILEGED', anyOf });

/** The message of a refusal by `@Privileged()`, if it is not the standard one. */
export const RefusedWith = (text: RefusalText): CustomDecorator => SetMetadata(REFUSAL, text);

/** For every authenticated actor; `note` describes any limits of the response. */
export const Authenticated = (note?: string): CustomDecorator => say({ kind: 'AUTHENTICATED', note });

/** The use case itself enforces the same `demand`, because it depends on the arguments. */
export const AuthorizedInside = (demand: Demand): CustomDecorator => say({ kind: 'INSIDE', demand });
