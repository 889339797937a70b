import { type LazyPart, lazyPart } from '../../shell/lazy-part.js';
import { texts } from '../../texts.js';

/** A tab of the page of an entity. */
export interface EntityTab {
  /** Part of the address. */
  readonly id: string;
  readonly title: string;
  /** Loaded when the tab is opened. */
  readonly Panel: LazyPart<{ readonly urn: string }>;
}

/** The tabs of every entity. A tab is one entry. */
export const ENTITY_TABS: readonly EntityTab[] = [
  {
    id: 'overview',
    title: texts.entity.overview,
    Panel: lazyPart(async () => (await import('./overview-tab.js')).OverviewTab),
  },
  {
    id: 'aspects',
    title: texts.entity.aspects,
    Panel: lazyPart(async () => (await import('./aspects-tab.js')).AspectsTab),
  },
  {
    id: 'lineage',
    title: texts.entity.lineage,
    Panel: lazyPart(async () => (await import('./lineage/lineage-tab.js')).LineageTab),
  },
  {
    id: 'history',
    title: texts.entity.history,
    Panel: lazyPart(async () => (await import('./history/history-tab.js')).HistoryTab),
  },
];
