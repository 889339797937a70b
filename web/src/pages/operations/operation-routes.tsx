import { type LazyPart, lazyPart } from '../../shell/lazy-part.js';
import type { PageRoute } from '../../shell/page-route.js';
import { texts } from '../../texts.js';
import { allowedSections, allowsSection, type OperationSection, SECTIONS } from './sections.js';

/** The page that leads to all operations, and one page for each of them. */
export const OPERATION_ROUTES: readonly PageRoute[] = [
  {
    path: '/operations',
    title: texts.operations.title,
    isInNavigation: true,
    allows: (session) => allowedSections(session).length > 0,
    Page: lazyPart(async () => (await import('./operations-page.js')).OperationsPage),
  },
  route(
    SECTIONS.restore,
    lazyPart(async () => (await import('./restore/restore-page.js')).RestorePage),
  ),
  route(
    SECTIONS.check,
    lazyPart(async () => (await import('./check/check-page.js')).CheckPage),
  ),
  route(
    SECTIONS.consistency,
    lazyPart(async () => (await import('./consistency/consistency-page.js')).ConsistencyPage),
  ),
  route(
    SECTIONS.sizes,
    lazyPart(async () => (await import('./sizes/sizes-page.js')).SizesPage),
  ),
  route(
    SECTIONS.timeSeries,
    lazyPart(async () => (await import('./truncate/time-series-page.js')).TimeSeriesPage),
  ),
  route(
    SECTIONS.tasks,
    lazyPart(async () => (await import('./tasks/tasks-page.js')).TasksPage),
  ),
  route(
    SECTIONS.traces,
    lazyPart(async () => (await import('./traces/traces-page.js')).TracesPage),
  ),
  route(
    SECTIONS.messageBus,
    lazyPart(async () => (await import('./message-bus/message-bus-page.js')).MessageBusPage),
  ),
  route(
    SECTIONS.webhooks,
    lazyPart(async () => (await import('./webhooks/webhooks-page.js')).WebhooksPage),
  ),
];

function route(section: OperationSection, Page: LazyPart): PageRoute {
  const { path, title } = section;
  return {
    path,
    title,
    isInNavigation: false,
    allows: (session) => allowsSection(section, session),
    Page,
  };
}
