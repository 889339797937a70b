import type { ExecutionContext } from '@nestjs/common';
import type { Actor } from './actor.js';

/** Anything that carries the actor: an HTTP request or a GraphQL context. */
export interface ActorCarrier {
  actor?: Actor;
}

/** Position of the context among a GraphQL resolver's arguments. */
const GRAPHQL_CONTEXT_ARGUMENT = 2;

/** What carries the actor in `context`: the GraphQL context of a resolver, else the HTTP request. */
export function actorCarrierOf(context: ExecutionContext): ActorCarrier | undefined {
  if (isGraphql(context)) return context.getArgByIndex<ActorCarrier | undefined>(GRAPHQL_CONTEXT_ARGUMENT);
  return context.switchToHttp().getRequest<ActorCarrier>();
}

/** Whether `context` is the call of a GraphQL resolver. */
export function isGraphql(context: ExecutionContext): boolean {
  return context.getType<string>() === 'graphql';
}
