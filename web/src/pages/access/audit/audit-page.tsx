import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { json } from '../../../api/requests.js';
import { Button, countText, EmptyState, Spinner } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { useUrlState } from '../url-state.js';
import { AuditFilters } from './audit-filters.js';
import { type AuditEvent, type AuditFilter, type AuditPage as Entries, bodyOf, timesOf } from './audit-search.js';
import { AuditTable } from './audit-table.js';
import { EventDialog } from './event-dialog.js';

const words = texts.access.audit;

const ROWS = 50;

/** The service counts no further. */
const MOST_COUNTED = 10_000;

/** The audit trail, newest first, by the filters of the address. */
export function AuditPage(): ReactNode {
  const { get, set } = useUrlState();
  const [event, setEvent] = useState<AuditEvent>();
  const filter: AuditFilter = {
    event: get('event'),
    actor: get('actor'),
    entity: get('entity'),
    outcome: get('outcome'),
    span: get('span') === '' ? 'day' : get('span'),
    from: get('from'),
    to: get('to'),
  };
  const query = useEvents(filter);
  const refresh = (
    <Button isBusy={query.isRefetching} onClick={() => void query.refetch()}>
      {words.refresh}
    </Button>
  );
  return (
    <AccessPage part="audit" intro={words.intro} aside={refresh}>
      <AuditFilters filter={filter} onChange={(next) => set({ ...next })} />
      <Events query={query} onChoose={setEvent} />
      {event !== undefined && <EventDialog event={event} onClose={() => setEvent(undefined)} />}
    </AccessPage>
  );
}

type Events = ReturnType<typeof useEvents>;

/** The events in pages that are loaded one by one. All pages end at the time of the first. */
function useEvents(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam: next, signal }) => loadEvents(filter, next, signal),
    initialPageParam: undefined as Next | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Where a search goes on. */
interface Next {
  readonly scrollId: string;
  readonly times: ReturnType<typeof timesOf>;
}

type LoadedEvents = Entries & { readonly next: Next | undefined };

async function loadEvents(filter: AuditFilter, from: Next | undefined, signal: AbortSignal): Promise<LoadedEvents> {
  const times = from?.times ?? timesOf(filter, Date.now());
  const page = await json<Entries>('/openapi/v1/events/audit/search', {
    method: 'POST',
    query: { ...times, size: ROWS, scrollId: from?.scrollId },
    body: bodyOf(filter),
    signal,
  });
  const { nextScrollId: scrollId } = page;
  return { ...page, next: scrollId === undefined ? undefined : { scrollId, times } };
}

function Events({
  query,
  onChoose,
}: {
  readonly query: Events;
  readonly onChoose: (event: AuditEvent) => void;
}): ReactNode {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (error !== null) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Spinner />;
  const events = data.pages.flatMap(({ usageEvents }) => usageEvents);
  if (events.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <div className="card">
      <p className="quiet" role="status">
        {words.shown(events.length, totalText(data.pages[0]?.total ?? 0))}
      </p>
      <AuditTable events={events} onChoose={onChoose} />
      {hasNextPage && (
        <div className="row">
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}

function totalText(total: number): string {
  return total >= MOST_COUNTED ? words.atLeast(countText(total)) : words.events(countText(total), total);
}
