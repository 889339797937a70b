import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../foundation/common/errors.js';
import type { Actor } from './actor.js';
import { actorCarrierOf } from './auth-context.js';

/** The actor of `context`. Throws `UNAUTHENTICATED` if the request is not authenticated, as on a public route. */
export function actorOf(context: ExecutionContext): Actor {
  const actor = actorCarrierOf(context)?.actor;
  if (actor === undefined) throw new DomainError('UNAUTHENTICATED', 'This request was made without an access token.');
  return actor;
}

/** Injects the authenticated `Actor` into a controller's or resolver's parameter. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext) => actorOf(context));
