import { type ComponentType, lazy } from 'react';
import type { PageRoute } from '../../shell/page-route.js';
import { texts } from '../../texts.js';
import { allowedSections, allowsSection, type OperationSection, SECTIONS } from './sections.js';

type Load = () => Promise<{ default: ComponentType }>;

/** The page that leads to all operations, and one page for each of them. */
export const OPERATION_ROUTES: readonly PageRoute[] = [
  {
    path: '/operations',
    title: texts.operations.title,
    isInNavigation: true,
    allows: (session) => allowedSections(session).length > 0,
    Page: lazy(() => import('./operations-page.js').then(({ OperationsPage }) => ({ default: OperationsPage }))),
  },
  route(SECTIONS.restore, () => import('./restore/restore-page.js').then((all) => ({ default: all.RestorePage }))),
  route(SECTIONS.check, () => import('./check/check-page.js').then((all) => ({ default: all.CheckPage }))),
  route(SECTIONS.consistency, () =>
    import('./consistency/consistency-page.js').then((all) => ({ default: all.ConsistencyPage })),
  ),
  route(SECTIONS.sizes, () => import('./sizes/sizes-page.js').then((all) => ({ default: all.SizesPage }))),
  route(SECTIONS.timeSeries, () =>
    import('./truncate/time-series-page.js').then((all) => ({ default: all.TimeSeriesPage })),
  ),
  route(SECTIONS.tasks, () => import('./tasks/tasks-page.js').then((all) => ({ default: all.TasksPage }))),
  route(SECTIONS.traces, () => import('./traces/traces-page.js').then((all) => ({ default: all.TracesPage }))),
  route(SECTIONS.messageBus, () =>
    import('./message-bus/message-bus-page.js').then((all) => ({ default: all.MessageBusPage })),
  ),
  route(SECTIONS.webhooks, () => import('./webhooks/webhooks-page.js').then((all) => ({ default: all.WebhooksPage }))),
];

function route(section: OperationSection, load: Load): PageRoute {
  const { path, title } = section;
  return {
    path,
    title,
    isInNavigation: false,
    allows: (session) => allowsSection(section, session),
    Page: lazy(load),
  };
}
