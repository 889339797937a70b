import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Actor, AuthenticationService } from '../../../auth/index.js';
import { defined } from '../../../foundation/common/given.js';
import { noteActor } from '../../../foundation/requests/request-origin.js';
import { isCounted, isFromBrowser, pathOf, RateLimiter } from '../../../foundation/http/index.js';
import { asksForIndexUpdate } from '../../../ingestion/index.js';
import { EntityLoaderFactory, type GraphqlContext } from '../../../entities/index.js';

/** Matches the user agents of browsers. */
const BROWSER = /\bMozilla\/\d/;

type AuthenticatedRequest = FastifyRequest & { actor?: Actor };

/** Creates the context that the resolvers of a request share. */
@Injectable()
export class RequestContexts {
  constructor(
    private readonly authentication: AuthenticationService,
    private readonly loaders: EntityLoaderFactory,
    private readonly limiter: RateLimiter,
  ) {}

  /** Authenticates and counts a request. Throws `UNAUTHENTICATED`, `ACTOR_INACTIVE` or `RATE_LIMITED`. */
  async open(request: AuthenticatedRequest): Promise<void> {
    request.actor = await this.authentication.authenticate(request);
    noteActor(request.actor.urn);
    this.count(request, request.actor);
  }

  /** Returns the context of a request that was opened. */
  of(request: AuthenticatedRequest): GraphqlContext {
    const { actor } = request;
    if (actor === undefined) throw new Error('the request was not opened');
    const awaitsSearch = asksForIndexUpdate(request.headers);
    const isBrowser = isFromBrowser(request.headers) || BROWSER.test(request.headers['user-agent'] ?? '');
    const origin = isBrowser ? undefined : `${request.protocol}://${request.host}`;
    return {
      actor,
      entities: this.loaders.create(actor),
      sourceIp: request.ip,
      awaitsSearch,
      isBrowser,
      ...defined({ origin }),
    };
  }

  private count({ url, headers, raw }: FastifyRequest, { urn: actorUrn, isSystem }: Actor): void {
    if (!this.limiter.isOn || isCounted(raw)) return;
    const [path, isBrowser] = [pathOf(url), isFromBrowser(headers)];
    this.limiter.admit({ path, actorUrn, isSystem, isBrowser, source: 'graphql-gate' });
  }
}
