import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { FastifyRequest } from 'fastify';
import { AuthGuard, type Actor } from '../../auth/index.js';
import { EntityLoaderFactory, type GraphqlContext } from '../../entities/index.js';

/** Makes the context that the resolvers of one request share. */
@Injectable()
export class RequestContexts {
  constructor(
    private readonly guard: AuthGuard,
    private readonly loaders: EntityLoaderFactory,
  ) {}

  /** Finds out who asks. Throws `UNAUTHENTICATED` or `ACTOR_INACTIVE`. */
  async open(request: FastifyRequest): Promise<void> {
    await this.guard.canActivate(new ExecutionContextHost([request], RequestContexts, this.open));
  }

  /** The context of an opened request. */
  of(request: FastifyRequest): GraphqlContext {
    const { actor } = request as FastifyRequest & { readonly actor: Actor };
    return { actor, entities: this.loaders.create(actor), sourceIp: request.ip };
  }
}
