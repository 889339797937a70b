import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { hopsOf, loadPage, loadRoot, pagesOf, type Root } from './hops.js';
import { type Direction, graphOf, type LineageGraph } from './lineage-graph.js';
import { firstOpened, type Opened, remembered, remembering, toggled, withMore } from './opened.js';

/** A page of neighbors that could not be loaded. */
export interface Failure {
  readonly urn: string;
  readonly direction: Direction;
  readonly error: Error;
  readonly retry: () => void;
}

/** What a user can do with the graph. */
export interface LineageActions {
  /** Opens or closes a hop. */
  readonly toggle: (urn: string, direction: Direction) => void;
  /** Shows one more page of a hop. */
  readonly more: (urn: string, direction: Direction) => void;
  readonly isOpen: (urn: string, direction: Direction) => boolean;
  readonly isLoading: (urn: string, direction: Direction) => boolean;
}

/** The lineage that is open, and what can be done with it. */
export interface OpenLineage {
  readonly root: UseQueryResult<Root | null>;
  /** Undefined until the entity in the middle is loaded. */
  readonly graph: LineageGraph | undefined;
  readonly failures: readonly Failure[];
  readonly actions: LineageActions;
  /** The entity whose hop was opened last. */
  readonly latest: string | undefined;
}

/** The lineage around `urn`. What is open is remembered by the entry of the browser's history. */
export function useLineage(urn: string): OpenLineage {
  const [opened, setOpened] = useState<readonly Opened[]>(
    () => remembered(window.history.state, urn) ?? firstOpened(urn),
  );
  const search = useSearch();
  const [latest, setLatest] = useState<string>();
  useEffect(() => {
    window.history.replaceState(remembering(window.history.state, urn, opened), '');
  }, [urn, opened, search]);
  const root = useQuery({ queryKey: ['lineageRoot', urn], queryFn: ({ signal }) => loadRoot(urn, signal) });
  const wanted = pagesOf(opened);
  const pages = useQueries({
    queries: wanted.map((page) => ({
      queryKey: ['lineageHop', page],
      queryFn: ({ signal }: { signal: AbortSignal }) => loadPage(page, signal),
    })),
  }).map((query, at) => ({ query, wanted: wanted[at] ?? { urn, direction: 'UPSTREAM' as const, page: 0 } }));
  const hops = hopsOf(
    opened,
    pages.map((page) => ({ wanted: page.wanted, loaded: page.query.data })),
  );
  const isPending = (of: string, direction: Direction): boolean =>
    pages.some(({ query, wanted: page }) => query.isFetching && page.urn === of && page.direction === direction);
  const change = (of: string, next: readonly Opened[]): void => {
    setOpened(next);
    setLatest(of);
  };
  return {
    root,
    graph: root.data == null ? undefined : graphOf(root.data.entity, hops),
    failures: pages.flatMap(({ query, wanted: { urn: of, direction } }) =>
      query.error === null ? [] : [{ urn: of, direction, error: query.error, retry: () => void query.refetch() }],
    ),
    actions: {
      toggle: (of, direction) => change(of, toggled(opened, of, direction)),
      more: (of, direction) => change(of, withMore(opened, of, direction)),
      isOpen: (of, direction) => opened.some((one) => one.urn === of && one.direction === direction),
      isLoading: isPending,
    },
    latest,
  };
}
