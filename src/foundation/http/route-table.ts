import type { FastifyInstance } from 'fastify';
import { DomainError } from '../common/errors.js';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
}

const CATCH_ALL = new Set(['*', '/*']);

/** The routes of a server, kept to tell a wrong verb from an unknown path. */
export class RouteTable {
  private readonly routes: Route[] = [];

  /** Notes every route that is added to `server` from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) this.add(name, url);
    });
  }

  /** Notes one route; `url` is in the router's syntax. */
  add(method: string, url: string): void {
    if (!CATCH_ALL.has(url)) this.routes.push({ method, pattern: patternOf(url) });
  }

  /** Verbs that `path` is served for, sorted; empty when the path is unknown. */
  verbsOf(path: string): readonly string[] {
    const verbs = this.routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(verbs)].sort();
  }

  /** The error of a request that no route took: `METHOD_NOT_ALLOWED` when the path is served for other verbs, else `NOT_FOUND`. */
  missing(method: string, path: string): DomainError {
    const verbs = this.verbsOf(path);
    if (verbs.length === 0) return new DomainError('NOT_FOUND', `No endpoint ${method} ${path}.`);
    const message = `${method} is not supported for ${path}. Use ${verbs.join(', ')}.`;
    return new DomainError('METHOD_NOT_ALLOWED', message, { details: { allow: verbs } });
  }
}

function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*.*$/, '.*')
    .replace(/:[A-Za-z_]\w*/g, '[^/]+');
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`);
}
