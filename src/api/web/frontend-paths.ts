import type { FastifyRequest } from 'fastify';
import { pathOf, type RouteTable } from '../../foundation/http/index.js';
import { prefersHtml } from './accepted-types.js';

/** Routes of the service that the frontend's pages replace. */
const PAGES = new Set(['/', '/login', '/signup', '/reset']);

/** Routes of APIs that are also pages of the frontend. */
const SHARED = new Set(['/analytics', '/metrics']);

/** First segments that routes of the service and pages of the frontend share; unknown paths below them are pages. */
const COMMON = /^\/(?:login|signup|reset|metrics|mfe)(?:\/|$)/;

/**
 * Whether a request without a route may be for the frontend: not if an API has sibling routes, and not under a proxy
 * prefix.
 */
export function isFrontendPath(request: FastifyRequest, routes: RouteTable): boolean {
  const path = pathOf(request.url);
  return !isProxied(request) && routes.verbsOf(path).length === 0 && (COMMON.test(path) || !routes.hasBeside(path));
}

/** Whether the frontend's page replaces the response of the matching route. */
export function isFrontendPage(request: FastifyRequest): boolean {
  const { method, headers, routeOptions } = request;
  if (!['GET', 'HEAD'].includes(method) || request.is404 || isProxied(request)) return false;
  const route = routeOptions.url ?? '';
  return PAGES.has(route) || (SHARED.has(route) && prefersHtml(headers.accept));
}

function isProxied({ url, originalUrl }: FastifyRequest): boolean {
  return url !== originalUrl;
}
