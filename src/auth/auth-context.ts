import type { ExecutionContext } from '@nestjs/common';
import type { Actor } from './actor.js';

/** Anything that carries the actor: an HTTP request or the context of a resolver. */
export interface ActorCarrier {
  actor?: Actor;
}

/** Position of the context among a resolver's arguments. */
const CONTEXT_ARGUMENT = 2;

/** Nest's name for the calls of resolvers. */
const RESOLVER_CALL = 'graphql';

/** What carries the actor in `context`: the context of a resolver, else the HTTP request. */
export function actorCarrierOf(context: ExecutionContext): ActorCarrier | undefined {
  if (isResolverCall(context)) return context.getArgByIndex<ActorCarrier | undefined>(CONTEXT_ARGUMENT);
  return context.switchToHttp().getRequest<ActorCarrier>();
}

/** Whether `context` is the call of a resolver, whose request was authenticated before. */
export function isResolverCall(context: ExecutionContext): boolean {
  return context.getType<string>() === RESOLVER_CALL;
}
