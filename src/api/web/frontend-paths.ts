import type { FastifyRequest } from 'fastify';
import { pathOf, type RouteTable } from '../../foundation/http/index.js';
import { prefersHtml } from './accepted-types.js';

/** Routes of the service whose place the frontend's pages take. */
const PAGES = new Set(['/', '/login', '/signup', '/reset']);

/** Routes of APIs that are pages of the frontend, too. */
const SHARED = new Set(['/analytics', '/metrics']);

/**
 * First segments that routes of the service and pages of the frontend have in common, so that what is unknown below
 * them is a page.
 */
const COMMON = /^\/(?:login|signup|reset|metrics|mfe)(?:\/|$)/;

/**
 * Whether a request that no route takes may be for the frontend: not where an API has others beside it, nor under the
 * prefix of a front end's proxy.
 */
export function isFrontendPath(request: FastifyRequest, routes: RouteTable): boolean {
  const path = pathOf(request.url);
  return !isProxied(request) && routes.verbsOf(path).length === 0 && (COMMON.test(path) || !routes.hasBeside(path));
}

/** Whether the page of the frontend is the answer to a request that a route of the service would take. */
export function isFrontendPage(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request;
  if (!['GET', 'HEAD'].includes(method) || request.is404 || isProxied(request)) return false;
  const route = routeOptions.url ?? '';
  return PAGES.has(route) || (SHARED.has(route) && prefersHtml(headers.accept));
}

function isProxied({ url, originalUrl }: FastifyRequest): boolean {
  return url !== originalUrl;
}
