import type { ExecutionContext } from '@nestjs/common';
import type { Actor } from './actor.js';

/** An object with the actor: an HTTP request or the context of a resolver. */
export interface ActorCarrier {
  actor?: Actor;
}

/** Index of the context among a resolver's arguments. */
const CONTEXT_ARGUMENT = 2;

/** Nest's name for calls of resolvers. */
const RESOLVER_CALL = 'graphql';

/** The carrier of the actor in `context`: the context of a resolver, otherwise the HTTP request. */
export function actorCarrierOf(context: ExecutionContext): ActorCarrier | undefined {
  if (isResolverCall(context)) return context.getArgByIndex<ActorCarrier | undefined>(CONTEXT_ARGUMENT);
  return context.switchToHttp().getRequest<ActorCarrier>();
}

/** Whether `context` is a call of a resolver, whose request is already authenticated. */
export function isResolverCall(context: ExecutionContext): boolean {
  return context.getType<string>() === RESOLVER_CALL;
}
