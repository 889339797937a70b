import { useEffect, useState } from 'react';
import { useSession } from '../../api/session-context.js';
import { useGraphql } from '../../api/use-graphql.js';
import { type Arrival, arrivalIn } from './arrival.js';
import { firstDatasetQuery } from './ingest.generated.js';
import { FIRST_DATASET } from './snippets.js';

const STREAM = '/openapi/v1/events/stream?topic=PlatformEvent_v1';

/** The privileges of which one suffices to follow the events of the service. */
const FOLLOWING = ['GET_PLATFORM_EVENTS', 'GET_TOPIC_EVENTS'];

/** How often users who may not follow events ask for the dataset of the snippets, in milliseconds. */
const POLL_MS = 2_000;

/**
 * The last entity that arrived since the page was opened: any that the stream of events tells of; for users who may not
 * follow it, the dataset of the snippets.
 */
export function useArrival(): Arrival | undefined {
  const { privileges } = useSession();
  const mayFollow = FOLLOWING.some((name) => privileges.has(name));
  const told = useStream(mayFollow);
  const found = useGraphql(
    firstDatasetQuery,
    { urn: FIRST_DATASET },
    { enabled: !mayFollow, refetchInterval: ({ state }) => (state.data?.dataset?.exists === true ? false : POLL_MS) },
  );
  const isThere = found.data?.dataset?.exists === true;
  return told ?? (isThere ? { urn: FIRST_DATASET, entityType: 'dataset' } : undefined);
}

function useStream(isOpen: boolean): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  useEffect(() => {
    if (!isOpen) return undefined;
    const source = new EventSource(STREAM);
    source.addEventListener('PlatformEvent_v1', ({ data }: MessageEvent<string>) => {
      const next = arrivalIn(data);
      if (next !== undefined) setArrival(next);
    });
    return () => source.close();
  }, [isOpen]);
  return arrival;
}
