import type { ReactNode } from 'react';
import { CodeBlock, Dialog, Time } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { Outcome } from './audit-table.js';
import type { AuditEvent } from './audit-search.js';
import { eventName } from './event-name.js';

const words = texts.access.audit;

/** Everything that was recorded of an event. */
export function EventDialog({
  event,
  onClose,
}: {
  readonly event: AuditEvent;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog title={eventName(event.eventType)} onClose={onClose}>
      <div className="stack">
        <p className="row">
          <Time time={event.timestamp} /> <Outcome event={event} />
        </p>
        <CodeBlock label={words.recorded} code={JSON.stringify(event.rawUsageEvent ?? event, undefined, 2)} />
      </div>
    </Dialog>
  );
}
