import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { Actor } from './actor.js';
import type { Demand } from './demands/demand.js';
import type { Privilege } from './privileges.js';

/** Metadata key of what `@Privileged()`, `@Authenticated()` and `@AuthorizedInside()` say. */
export const ACCESS_RULE = 'auth:access';

/** Metadata key of `@RefusedWith()`. */
export const REFUSAL = 'auth:refusal';

/** Who may use a handler, as its decorator says. */
export type AccessRule =
  | { readonly kind: 'PRIVILEGED'; readonly anyOf: readonly [Privilege, ...Privilege[]] }
  | { readonly kind: 'AUTHENTICATED'; readonly note: string | undefined }
  | { readonly kind: 'INSIDE'; readonly demand: Demand };

/** The message of a refusal, for the actor who is refused. */
export type RefusalText = (actor: Actor) => string;

const say = (rule: AccessRule): CustomDecorator => SetMetadata(ACCESS_RULE, rule);

/**
 * Every resolver of a root field and every HTTP handler says who may use it, by one of these decorators or by
 * `@Public()`. A test finds those that do not, and `docs/privileges.md` is made of what they say.
 *
 * This one asks for any of the privileges in general, and is held by a guard: who has none is refused with `FORBIDDEN`
 * before the handler runs.
 */
export const Privileged = (...anyOf: readonly [Privilege, ...Privilege[]]): CustomDecorator =>
  say({ kind: 'PRIVILEGED', anyOf });

/** The text with which `@Privileged()` refuses, where it is not the standard one. */
export const RefusedWith = (text: RefusalText): CustomDecorator => SetMetadata(REFUSAL, text);

/** For every authenticated actor; `note` says what the answer is limited to, if it is. */
export const Authenticated = (note?: string): CustomDecorator => say({ kind: 'AUTHENTICATED', note });

/** What is done asks by itself, because it depends on its arguments, and it asks with the same `demand`. */
export const AuthorizedInside = (demand: Demand): CustomDecorator => say({ kind: 'INSIDE', demand });
