import type { ReactNode } from 'react';
import { Badge, Button, Table, Time, type Tone } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { shortUrn } from '../named.js';
import type { AuditEvent } from './audit-search.js';
import { eventName } from './event-name.js';

const words = texts.access.audit;

const TONES: Readonly<Record<string, Tone>> = { ALLOWED: 'good', REFUSED: 'alert', FAILED: 'caution' };

/** Properties of `AuditTable`. */
export interface AuditTableProps {
  readonly events: readonly AuditEvent[];
  readonly onChoose: (event: AuditEvent) => void;
}

/** Events of the audit trail; the name of each is a button that shows its details. */
export function AuditTable({ events, onChoose }: AuditTableProps): ReactNode {
  return (
    <Table
      caption={texts.access.titles.audit}
      isCaptionHidden
      rows={events.map((event, at) => ({ event, at }))}
      rowKey={({ at }) => at}
      columns={[
        { title: words.time, cell: ({ event }) => <EventTime event={event} /> },
        { title: words.event, cell: ({ event }) => <EventButton event={event} onChoose={onChoose} /> },
        { title: words.actor, cell: ({ event }) => shortUrn(event.actorUrn ?? '–') },
        { title: words.entity, cell: ({ event }) => <span className="access-urn">{event.entityUrn ?? '–'}</span> },
        { title: words.outcome, cell: ({ event }) => <Outcome event={event} /> },
      ]}
    />
  );
}

interface EventButtonProps extends Pick<AuditTableProps, 'onChoose'> {
  readonly event: AuditEvent;
}

function EventButton({ event, onChoose }: EventButtonProps): ReactNode {
  const name = eventName(event.eventType);
  return (
    <Button look="plain" className="access-event" aria-label={words.detailsOf(name)} onClick={() => onChoose(event)}>
      {name}
    </Button>
  );
}

function EventTime({ event }: { readonly event: AuditEvent }): ReactNode {
  return (
    <span className="access-time">
      <Time time={event.timestamp} />
    </span>
  );
}

/** The outcome of an event as a badge; nothing if it has none. */
export function Outcome({ event }: { readonly event: AuditEvent }): ReactNode {
  const outcome = event.rawUsageEvent?.['outcome'];
  if (typeof outcome !== 'string') return null;
  return <Badge tone={TONES[outcome] ?? 'neutral'}>{outcome.toLowerCase()}</Badge>;
}
