import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Badge, Button, Card, EmptyState, Table, TextInput, type Tone, wordsOf } from '../../../design/index.js';
import { useAddressQuery } from '../../../shell/address.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { isPending, readTrace, type StorageStatus, type TraceRequest, type TraceRow } from './trace-calls.js';

const words = texts.operations.traces;

/** How often a write is read again that is on its way to search, in milliseconds. */
const POLL_MS = 1_000;

const FIELDS = ['traceId', 'urn', 'aspects'] as const;

const TONES: Readonly<Record<string, Tone>> = { ACTIVE_STATE: 'good', ERROR: 'alert', PENDING: 'caution' };

/** What became of a write: whether it is stored, and whether searches find it. */
export function TracesPage(): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const asked = requestIn(query);
  const [request, setRequest] = useState(asked);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setQuery({ traceId: request.traceId.trim(), urn: request.urn.trim(), aspects: request.aspects.trim() });
  };
  return (
    <SectionPage section={SECTIONS.traces}>
      <Card title={words.form}>
        <form className="stack" onSubmit={submit}>
          {FIELDS.map((name) => (
            <TextInput
              key={name}
              {...words.fields[name]}
              required={name !== 'aspects'}
              spellCheck={false}
              value={request[name]}
              onChange={(value) => setRequest({ ...request, [name]: value })}
            />
          ))}
          <div className="row">
            <Button type="submit" look="primary">
              {words.read}
            </Button>
          </div>
        </form>
      </Card>
      {asked.traceId !== '' && asked.urn !== '' && <TraceCard request={asked} />}
    </SectionPage>
  );
}

function requestIn(query: URLSearchParams): TraceRequest {
  const { traceId = '', urn = '', aspects = '' } = Object.fromEntries(query);
  return { traceId, urn, aspects };
}

function TraceCard({ request }: { readonly request: TraceRequest }): ReactNode {
  const query = useQuery({
    queryKey: ['trace', request],
    queryFn: ({ signal }) => readTrace(request, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isPending) === true ? POLL_MS : false),
  });
  const refresh = (
    <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
      {texts.operations.common.refresh}
    </Button>
  );
  return (
    <Card title={words.result} aside={refresh}>
      <Loaded query={query}>{(rows) => <TraceTable rows={rows} />}</Loaded>
    </Card>
  );
}

function TraceTable({ rows }: { readonly rows: readonly TraceRow[] }): ReactNode {
  if (rows.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <Table
      caption={words.result}
      isCaptionHidden
      rows={rows}
      rowKey={({ urn, aspect }) => `${urn} ${aspect}`}
      columns={[
        { title: words.aspect, cell: ({ aspect }) => aspect },
        { title: words.stored, cell: ({ primaryStorage }) => <Status status={primaryStorage} /> },
        { title: words.searchable, cell: ({ searchStorage }) => <Status status={searchStorage} /> },
      ]}
    />
  );
}

function Status({ status }: { readonly status: StorageStatus }): ReactNode {
  const { writeStatus, writeMessage, writeExceptions = [] } = status;
  const known: Readonly<Record<string, string>> = words.states;
  return (
    <div className="operations-status">
      <Badge tone={TONES[writeStatus] ?? 'neutral'}>{known[writeStatus] ?? wordsOf(writeStatus)}</Badge>
      {writeMessage !== undefined && <p>{writeMessage}</p>}
      {writeExceptions.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
