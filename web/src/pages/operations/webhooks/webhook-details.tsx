import type { ReactNode } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Button, Card, EmptyState, Time, wordsOf } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { type Fact, Facts } from '../facts.js';
import { DeliveriesCard } from './deliveries-card.js';
import { EditDialog } from './edit-dialog.js';
import type { Secret } from './secret-card.js';
import { WebhookActions } from './webhook-actions.js';
import { FILTER_LISTS } from './webhook-form.js';
import { StateBadge } from './webhook-list.js';
import type { WebhookView } from './webhook-view.js';
import { webhookQuery } from './webhooks.generated.js';

const words = texts.operations.webhooks;

/** Properties of `WebhookDetails`. */
export interface WebhookDetailsProps {
  readonly urn: string;
  /** Leads back to the list. */
  readonly onClose: () => void;
  readonly onSecret: (secret: Secret) => void;
  /** Whether the form is open. */
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
}

/** A webhook: its state and filter, a form that changes them, what can be done with it, and its deliveries. */
export function WebhookDetails({ urn, onClose, onSecret, isEditing, onEdit }: WebhookDetailsProps): ReactNode {
  const query = useGraphql(webhookQuery, { urn }, { staleTime: 0 });
  const back = <Button onClick={onClose}>{words.toList}</Button>;
  return (
    <Loaded query={query}>
      {({ webhook }) =>
        webhook === null ? (
          <EmptyState action={back}>{words.absent}</EmptyState>
        ) : (
          <>
            {isEditing && <EditDialog webhook={webhook} onClose={() => onEdit(false)} />}
            <Card title={webhook.name} aside={back}>
              <Facts facts={factsOf(webhook)} />
              <WebhookActions webhook={webhook} onEdit={() => onEdit(true)} onDeleted={onClose} onSecret={onSecret} />
            </Card>
            <DeliveriesCard urn={urn} />
          </>
        )
      }
    </Loaded>
  );
}

function factsOf(webhook: WebhookView): readonly Fact[] {
  const { description, url, owner, createdAt, format } = webhook;
  return [
    [words.state, <StateBadge key="state" {...webhook} />],
    [words.url, <code key="url">{url}</code>],
    ...(description == null || description === '' ? [] : [[words.description, description] as const]),
    [words.format, words.formats[format]],
    [words.owner, <code key="owner">{owner}</code>],
    [words.created, <Time key="time" time={createdAt} />],
    [words.changes, <FilterText key="filter" webhook={webhook} />],
  ];
}

function FilterText({ webhook: { filter } }: { readonly webhook: WebhookView }): ReactNode {
  const parts = [
    ...FILTER_LISTS.flatMap((name) => (filter[name].length === 0 ? [] : [[name, filter[name].join(', ')] as const])),
    ...(filter.urnPattern == null ? [] : [['urnPattern', filter.urnPattern] as const]),
  ];
  if (parts.length === 0) return words.allChanges;
  return (
    <ul className="operations-examples">
      {parts.map(([name, text]) => (
        <li key={name}>
          {wordsOf(name)}: <code>{text}</code>
        </li>
      ))}
    </ul>
  );
}
