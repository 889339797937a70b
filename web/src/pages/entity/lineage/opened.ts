import type { Direction } from './lineage-graph.js';

/** A hop that the user has opened. */
export interface Opened {
  readonly urn: string;
  readonly direction: Direction;
  /** Number of pages of neighbors that are shown. */
  readonly pages: number;
}

const DIRECTIONS = ['UPSTREAM', 'DOWNSTREAM'] as const;

/** What is open at first: one hop on both sides. */
export function firstOpened(root: string): readonly Opened[] {
  return DIRECTIONS.map((direction) => ({ urn: root, direction, pages: 1 }));
}

/** Opens a hop, or closes it if it is open. */
export function toggled(opened: readonly Opened[], urn: string, direction: Direction): readonly Opened[] {
  const others = opened.filter((one) => one.urn !== urn || one.direction !== direction);
  return others.length < opened.length ? others : [...opened, { urn, direction, pages: 1 }];
}

/** Shows one more page of a hop. */
export function withMore(opened: readonly Opened[], urn: string, direction: Direction): readonly Opened[] {
  return opened.map((one) => (one.urn === urn && one.direction === direction ? { ...one, pages: one.pages + 1 } : one));
}

/** What the entry of the browser's history remembers as open around `root`; undefined if it remembers nothing. */
export function remembered(state: unknown, root: string): readonly Opened[] | undefined {
  if (!isRecord(state) || !isRecord(state['lineage'])) return undefined;
  const { root: of, opened } = state['lineage'];
  return of === root && Array.isArray(opened) ? opened.filter(isOpened) : undefined;
}

/** The state of the entry with what is open around `root`. */
export function remembering(state: unknown, root: string, opened: readonly Opened[]): object {
  return { ...(isRecord(state) ? state : {}), lineage: { root, opened } };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isOpened(value: unknown): value is Opened {
  if (!isRecord(value)) return false;
  const { urn, direction, pages } = value;
  return typeof urn === 'string' && typeof pages === 'number' && DIRECTIONS.some((one) => one === direction);
}
