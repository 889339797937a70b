import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge, Card, countText, Notice, Table } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { loadLags, type Lags } from './consumer-lags.js';

const words = texts.operations.messageBus;

/** How often lags are read, in milliseconds. */
const POLL_MS = 5_000;

/** How many messages the consumers of each stream have yet to process. */
export function MessageBusPage(): ReactNode {
  const query = useQuery({
    queryKey: ['consumerLags'],
    queryFn: ({ signal }) => loadLags(signal),
    refetchInterval: POLL_MS,
  });
  return (
    <SectionPage section={SECTIONS.messageBus}>
      <Card title={words.card}>
        {query.error !== null && query.data !== undefined && <Notice tone="caution">{query.error.message}</Notice>}
        <Loaded query={query}>{(lags) => <LagTable lags={lags} />}</Loaded>
      </Card>
    </SectionPage>
  );
}

function LagTable({ lags: { hasBus, rows } }: { readonly lags: Lags }): ReactNode {
  return (
    <>
      <p>{hasBus ? words.withBus : words.withoutBus}</p>
      <Table
        caption={words.card}
        isCaptionHidden
        rows={rows}
        rowKey={({ stream, group, topic }) => `${stream} ${group} ${topic}`}
        columns={[
          { title: words.stream, cell: ({ stream }) => words.streams[stream] },
          { title: words.lag, align: 'end', cell: ({ lag }) => <LagBadge lag={lag} /> },
          { title: words.topic, cell: ({ topic }) => <code className="operations-id">{topic}</code> },
          { title: words.group, cell: ({ group }) => <code className="operations-id">{group}</code> },
        ]}
      />
    </>
  );
}

function LagBadge({ lag }: { readonly lag: number }): ReactNode {
  return <Badge tone={lag === 0 ? 'good' : 'caution'}>{countText(lag)}</Badge>;
}
