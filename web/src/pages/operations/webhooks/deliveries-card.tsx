import { type ReactNode, useState } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Badge, Button, Card, durationText, EmptyState, Pager, Table, Time } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { webhookDeliveriesQuery } from './webhooks.generated.js';

const words = texts.operations.webhooks;

const PAGE_SIZE = 25;

/** How often deliveries are read, in milliseconds. */
const REFRESH_MS = 5_000;

/** The last attempts to deliver changes to a webhook, newest first. */
export function DeliveriesCard({ urn }: { readonly urn: string }): ReactNode {
  const [start, setStart] = useState(0);
  const query = useGraphql(
    webhookDeliveriesQuery,
    { urn, start, count: PAGE_SIZE },
    { refetchInterval: REFRESH_MS, placeholderData: (before) => before },
  );
  const refresh = (
    <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
      {texts.operations.common.refresh}
    </Button>
  );
  return (
    <Card title={words.deliveries} aside={refresh}>
      <Loaded query={query}>
        {({ webhookDeliveries: { total, deliveries } }) =>
          total === 0 ? (
            <EmptyState>{words.noDeliveries}</EmptyState>
          ) : (
            <>
              <Table
                caption={words.deliveries}
                isCaptionHidden
                rows={deliveries}
                rowKey={({ eventId, time, attempt }) => `${eventId} ${time} ${attempt}`}
                columns={[
                  { title: words.time, cell: ({ time }) => <Time time={time} /> },
                  { title: words.outcome, cell: (delivery) => <Outcome {...delivery} /> },
                  { title: words.attempt, align: 'end', cell: ({ attempt }) => attempt },
                  { title: words.duration, align: 'end', cell: ({ durationMs }) => durationText(durationMs) },
                  { title: words.event, cell: ({ eventId }) => <code className="operations-id">{eventId}</code> },
                ]}
              />
              <Pager start={start} count={PAGE_SIZE} total={total} onChange={setStart} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

interface OutcomeProps {
  /** HTTP status; null without a response. */
  readonly status: number | null;
  readonly error: string | null;
}

function Outcome({ status, error }: OutcomeProps): ReactNode {
  const isGood = status !== null && status >= 200 && status < 300;
  return (
    <>
      <Badge tone={isGood ? 'good' : 'alert'}>{status ?? words.noResponse}</Badge> {error}
    </>
  );
}
