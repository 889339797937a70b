import type { FastifyInstance } from 'fastify';
import { DomainError } from '../common/errors.js';

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
}

const CATCH_ALL = new Set(['*', '/*']);

/** The routes of a server, recorded to distinguish a wrong method from an unknown path. */
export class RouteTable {
  private readonly routes: Route[] = [];
  private readonly firstSegments = new Set<string>();

  /** Records every route added to `server` from now on. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) this.add(name, url);
    });
  }

  /** Records one route; `url` is in the router's syntax. */
  add(method: string, url: string): void {
    if (CATCH_ALL.has(url)) return;
    this.routes.push({ method, pattern: patternOf(url) });
    this.firstSegments.add(firstSegmentOf(url));
  }

  /**
   * Whether a route begins with the same segment as `path`, so that an unknown path is a mistake in the use of an API.
   */
  hasBeside(path: string): boolean {
    return this.firstSegments.has(firstSegmentOf(path));
  }

  /** Methods for which `path` is served, sorted; empty if the path is unknown. */
  verbsOf(path: string): readonly string[] {
    const verbs = this.routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(verbs)].sort();
  }

  /**
   * The error for a request without a route: `METHOD_NOT_ALLOWED` if the path is served for other methods, otherwise
   * `NOT_FOUND`.
   */
  missing(method: string, path: string): DomainError {
    const verbs = this.verbsOf(path);
    if (verbs.length === 0) return new DomainError('NOT_FOUND', `No endpoint ${method} ${path}.`);
    const message = `${method} is not supported for ${path}. Use ${verbs.join(', ')}.`;
    return new DomainError('METHOD_NOT_ALLOWED', message, { details: { allow: verbs } });
  }
}

/** Returns `health` for `/health/live`; empty for `/`. */
export function firstSegmentOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*.*$/, '.*')
    .replace(/:[A-Za-z_]\w*/g, '[^/]+');
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`);
}
