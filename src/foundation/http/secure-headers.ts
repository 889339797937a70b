import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** One year, in seconds. */
const HSTS_MAX_AGE = 31_536_000;

type HeaderValues = Readonly<Record<string, string>>;

/**
 * The headers of every response unless its route overrides them: nothing in it may be executed, framed, sniffed or
 * cached. They are for API responses; pages set their own content policy and cache rules. With `httpsOnly`, browsers
 * are told to use only https.
 */
export function secureHeaders({ httpsOnly }: { readonly httpsOnly: boolean }): HeaderValues {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  policy(httpsOnly)(request, response, (error) => {
    if (error !== undefined) throw new Error('helmet returned no headers', { cause: error });
  });
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return Object.freeze({ ...Object.fromEntries(headers), 'cache-control': 'no-store' });
}

/** Adds `headers` to every response of `server`, before any other handler. */
export function sendSecureHeaders(server: FastifyInstance, headers: HeaderValues): void {
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

function policy(httpsOnly: boolean): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    hsts: httpsOnly && { maxAge: HSTS_MAX_AGE, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    dnsPrefetchControl: false,
    hidePoweredBy: false,
    ieNoOpen: false,
    originAgentCluster: false,
    xssFilter: false,
  });
}
