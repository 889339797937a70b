import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isFromBrowser, pathOf, RateLimiter } from '../foundation/http/index.js';
import type { Actor } from './actor.js';
import { isResolverCall } from './auth-context.js';

/**
 * Counts every request except calls of resolvers, whose endpoint counts its requests itself. Runs after `AuthGuard`,
 * which sets the actor.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  /** Returns true, or throws `RATE_LIMITED`. */
  canActivate(context: ExecutionContext): boolean {
    if (!this.limiter.isOn || isResolverCall(context)) return true;
    const { url, headers, actor } = context.switchToHttp().getRequest<FastifyRequest & { readonly actor?: Actor }>();
    this.limiter.admit({
      path: pathOf(url),
      actorUrn: actor?.urn,
      isSystem: actor?.isSystem === true,
      isBrowser: isFromBrowser(headers),
      source: 'servlet-filter',
    });
    return true;
  }
}
