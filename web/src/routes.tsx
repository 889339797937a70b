import { ACCESS_ROUTES } from './pages/access/access-routes.js';
import { OPERATION_ROUTES } from './pages/operations/operation-routes.js';
import { lazyPart } from './shell/lazy-part.js';
import type { PageRoute } from './shell/page-route.js';
import { texts } from './texts.js';

/** All pages of the console; those of the navigation stand in its order. A page is one entry. */
export const ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    title: texts.overview.title,
    isInNavigation: true,
    allows: () => true,
    Page: lazyPart(async () => (await import('./pages/overview/overview-page.js')).OverviewPage),
  },
  {
    path: '/search',
    title: texts.search.title,
    isInNavigation: true,
    allows: () => true,
    Page: lazyPart(async () => (await import('./pages/search/search-page.js')).SearchPage),
  },
  {
    path: '/entity/*',
    title: texts.entity.title,
    isInNavigation: false,
    allows: () => true,
    Page: lazyPart(async () => (await import('./pages/entity/entity-page.js')).EntityPage),
  },
  ...OPERATION_ROUTES,
  ...ACCESS_ROUTES,
  {
    path: '/ingest',
    title: texts.ingest.title,
    isInNavigation: true,
    allows: () => true,
    Page: lazyPart(async () => (await import('./pages/ingest/ingest-page.js')).IngestPage),
  },
];
