import { json } from '../../../api/requests.js';

/** What the user asks for. */
export interface TraceRequest {
  /** 32 hexadecimal digits, or a whole `traceparent`. */
  readonly traceId: string;
  readonly urn: string;
  /** Names of aspects, separated by commas or spaces; empty for all. */
  readonly aspects: string;
}

/** The state of a write in one store. */
export interface StorageStatus {
  readonly writeStatus: string;
  readonly writeMessage?: string;
  readonly writeExceptions?: readonly { readonly message: string }[];
}

/** The state of the write of one aspect. */
export interface AspectTrace {
  readonly success: boolean;
  readonly primaryStorage: StorageStatus;
  readonly searchStorage: StorageStatus;
}

/** Traces by urn and aspect. */
export type Traces = Readonly<Record<string, Readonly<Record<string, AspectTrace>>>>;

/** A trace with what it is of. */
export interface TraceRow extends AspectTrace {
  readonly urn: string;
  readonly aspect: string;
}

/** Reads what became of a write. Throws `ApiError`. */
export async function readTrace(request: TraceRequest, signal: AbortSignal): Promise<readonly TraceRow[]> {
  const { traceId, urn } = request;
  const traces = await json<Traces>(`/openapi/v1/trace/write/${encodeURIComponent(traceId)}`, {
    method: 'POST',
    query: { onlyIncludeErrors: false, detailed: true },
    body: { [urn]: aspectNames(request.aspects) },
    signal,
  });
  return rowsOf(traces);
}

/** Whether a write is on its way to one of the stores. */
export function isPending({ primaryStorage, searchStorage }: AspectTrace): boolean {
  return [primaryStorage, searchStorage].some(({ writeStatus }) => writeStatus === 'PENDING');
}

/** The names in a text, separated by commas or spaces. */
export function aspectNames(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}

/** All traces of a response, one row for each aspect. */
export function rowsOf(traces: Traces): readonly TraceRow[] {
  return Object.entries(traces).flatMap(([urn, aspects]) =>
    Object.entries(aspects).map(([aspect, trace]) => ({ urn, aspect, ...trace })),
  );
}
