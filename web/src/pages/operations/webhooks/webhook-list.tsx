import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Link } from 'wouter';
import { useGraphql } from '../../../api/use-graphql.js';
import { Badge, Button, Card, countText, EmptyState, Pager, Table, TextInput } from '../../../design/index.js';
import { startOf, useAddressQuery } from '../../../shell/address.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { SECTIONS } from '../sections.js';
import { type WebhooksQuery, webhooksQuery } from './webhooks.generated.js';

const words = texts.operations.webhooks;

const PAGE_SIZE = 20;

type Listed = WebhooksQuery['listWebhooks']['webhooks'][number];

/** Properties of `WebhookList`. */
export interface WebhookListProps {
  readonly onOpen: (urn: string) => void;
}

/** A page of webhooks by name, and the button that creates one. */
export function WebhookList({ onOpen }: WebhookListProps): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const text = query.get('query') ?? '';
  const start = startOf(query);
  const list = useGraphql(
    webhooksQuery,
    { start, count: PAGE_SIZE, query: text },
    { placeholderData: (before) => before },
  );
  const create = (
    <Link to={`${SECTIONS.webhooks.path}?create=yes`} className="button primary">
      {words.create}
    </Link>
  );
  return (
    <Card title={words.list} aside={create}>
      <SearchForm text={text} onSearch={(query) => setQuery(query === '' ? {} : { query })} />
      <Loaded query={list}>
        {({ listWebhooks: { total, webhooks } }) =>
          total === 0 ? (
            <EmptyState>{text === '' ? words.none : words.noneFound}</EmptyState>
          ) : (
            <>
              <p className="quiet">{words.count(countText(total), total)}</p>
              <ListTable webhooks={webhooks} onOpen={onOpen} />
              <Pager
                start={start}
                count={PAGE_SIZE}
                total={total}
                onChange={(next) => setQuery({ ...Object.fromEntries(query), start: String(next) })}
              />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function SearchForm({ text, onSearch }: { text: string; onSearch: (text: string) => void }): ReactNode {
  const [value, setValue] = useState(text);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSearch(value.trim());
  };
  return (
    <form className="operations-search" onSubmit={submit}>
      <TextInput label={words.search} type="search" value={value} onChange={setValue} />
      <Button type="submit">{words.find}</Button>
    </form>
  );
}

function ListTable({ webhooks, onOpen }: { webhooks: readonly Listed[]; onOpen: (urn: string) => void }): ReactNode {
  const address = (urn: string): string => `${SECTIONS.webhooks.path}?webhook=${encodeURIComponent(urn)}`;
  const open = (event: { preventDefault: () => void; metaKey: boolean; ctrlKey: boolean }, urn: string): void => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onOpen(urn);
  };
  return (
    <Table
      caption={words.list}
      isCaptionHidden
      rows={webhooks}
      rowKey={({ urn }) => urn}
      columns={[
        {
          title: words.name,
          cell: ({ urn, name }) => (
            <Link to={address(urn)} onClick={(event) => open(event, urn)}>
              {name}
            </Link>
          ),
        },
        { title: words.state, cell: (webhook) => <StateBadge {...webhook} /> },
        { title: words.url, cell: ({ url }) => <code className="operations-long">{url}</code> },
        { title: words.owner, cell: ({ owner }) => <code className="operations-id">{owner}</code> },
      ]}
    />
  );
}

/** Whether a webhook delivers, and else why not. */
export function StateBadge({ state, pausedReason }: Pick<Listed, 'state' | 'pausedReason'>): ReactNode {
  return (
    <>
      <Badge tone={state === 'ACTIVE' ? 'good' : 'caution'}>{words.states[state]}</Badge> {pausedReason}
    </>
  );
}
