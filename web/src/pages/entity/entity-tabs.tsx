import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { texts } from '../../texts.js';

/** A tab of the page of an entity. */
export interface EntityTab {
  /** Part of the address. */
  readonly id: string;
  readonly title: string;
  /** Loaded when the tab is opened. */
  readonly Panel: LazyExoticComponent<ComponentType<{ readonly urn: string }>>;
}

/** The tabs of every entity. A tab is one entry. */
export const ENTITY_TABS: readonly EntityTab[] = [
  {
    id: 'overview',
    title: texts.entity.overview,
    Panel: lazy(() => import('./overview-tab.js').then(({ OverviewTab }) => ({ default: OverviewTab }))),
  },
  {
    id: 'aspects',
    title: texts.entity.aspects,
    Panel: lazy(() => import('./aspects-tab.js').then(({ AspectsTab }) => ({ default: AspectsTab }))),
  },
  {
    id: 'lineage',
    title: texts.entity.lineage,
    Panel: lazy(() => import('./lineage/lineage-tab.js').then(({ LineageTab }) => ({ default: LineageTab }))),
  },
  {
    id: 'history',
    title: texts.entity.history,
    Panel: lazy(() => import('./history/history-tab.js').then(({ HistoryTab }) => ({ default: HistoryTab }))),
  },
];
