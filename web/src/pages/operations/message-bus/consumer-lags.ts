import { json } from '../../../api/requests.js';

/** The streams of messages, as their addresses name them. */
export const STREAMS = ['mcp', 'mcl', 'mcl-timeseries', 'usage-events'] as const;

/** One of `STREAMS`. */
export type Stream = (typeof STREAMS)[number];

/** The lag of a consumer group in a topic. */
export interface LagRow {
  readonly stream: Stream;
  readonly group: string;
  readonly topic: string;
  /** Messages that are accepted, but not yet processed. */
  readonly lag: number;
}

/** The lags of all streams. */
export interface Lags {
  /** Whether a message bus is configured. */
  readonly hasBus: boolean;
  readonly rows: readonly LagRow[];
}

/** The response for one stream. */
export interface StreamLag {
  /** `none` without a message bus. */
  readonly transport: string;
  readonly consumerGroups: Readonly<Record<string, Readonly<Record<string, TopicLag>>>>;
}

interface TopicLag {
  readonly metrics: { readonly totalLag: number };
}

/** Reads the lags of all streams. Throws `ApiError`. */
export async function loadLags(signal: AbortSignal): Promise<Lags> {
  const lags = await Promise.all(
    STREAMS.map((stream) => json<StreamLag>(`/openapi/operations/messaging/${stream}/consumer/lag`, { signal })),
  );
  return {
    hasBus: lags.some(({ transport }) => transport !== 'none'),
    rows: lags.flatMap((lag, at) => rowsOf(STREAMS[at] ?? 'mcp', lag)),
  };
}

/** The rows of a stream, one for each consumer group and topic. */
export function rowsOf(stream: Stream, { consumerGroups }: StreamLag): readonly LagRow[] {
  return Object.entries(consumerGroups).flatMap(([group, topics]) =>
    Object.entries(topics).map(([topic, { metrics }]) => ({ stream, group, topic, lag: metrics.totalLag })),
  );
}
