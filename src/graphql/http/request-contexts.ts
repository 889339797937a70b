import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Actor, AuthenticationService } from '../../auth/index.js';
import { noteActor } from '../../common/request-origin.js';
import { asksForIndexUpdate } from '../../ingestion/index.js';
import { EntityLoaderFactory, type GraphqlContext } from '../../entities/index.js';

type AuthenticatedRequest = FastifyRequest & { actor?: Actor };

/** Makes the context that the resolvers of one request share. */
@Injectable()
export class RequestContexts {
  constructor(
    private readonly authentication: AuthenticationService,
    private readonly loaders: EntityLoaderFactory,
  ) {}

  /** Finds out who asks. Throws `UNAUTHENTICATED` or `ACTOR_INACTIVE`. */
  async open(request: AuthenticatedRequest): Promise<void> {
    request.actor = await this.authentication.authenticate(request.headers);
    noteActor(request.actor.urn);
  }

  /** The context of an opened request. */
  of(request: AuthenticatedRequest): GraphqlContext {
    const { actor } = request;
    if (actor === undefined) throw new Error('the request was not opened');
    const awaitsSearch = asksForIndexUpdate(request.headers);
    return { actor, entities: this.loaders.create(actor), sourceIp: request.ip, awaitsSearch };
  }
}
