import { type ReactNode, useState } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Button, EmptyState, Select, wordsOf } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { useAddressQuery } from '../../../shell/address.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { useStoredEntity } from '../stored-entity.js';
import { type HistoryChangesQuery, historyChangesQuery } from './history.generated.js';
import { HistoryEntry } from './history-entry.js';
import { categoriesOf, entriesOfCategory, entriesOfVersions, type TimelineEntry } from './timeline.js';
import { useVersions } from './use-versions.js';
import { type AspectVersion, latestVersions } from './versions.js';

const words = texts.history;

const PAGE_SIZE = 20;

type Transactions = NonNullable<HistoryChangesQuery['getTimeline']>['changeTransactions'];

/** Properties of `HistoryTab`. */
export interface HistoryTabProps {
  readonly urn: string;
}

/** What has changed in an entity, newest first: who, when, in words, and the values before and after. */
export function HistoryTab({ urn }: HistoryTabProps): ReactNode {
  const [address, setAddress] = useAddressQuery();
  const changes = useGraphql(historyChangesQuery, { urn });
  const stored = useStoredEntity(urn);
  const latest = latestVersions(stored.data ?? new Map());
  const transactions = changes.data?.getTimeline?.changeTransactions ?? [];
  const aspect = address.get('aspect') ?? '';
  const category = address.get('category') ?? '';
  const choose = (name: 'aspect' | 'category', value: string): void => {
    address.delete('aspect');
    address.delete('category');
    if (value !== '') address.set(name, value);
    setAddress(address, true);
  };
  const heads = latest.filter((head) => aspect === '' || head.aspect === aspect);
  return (
    <div className="stack">
      <div className="history-choices">
        <Select
          label={words.aspect}
          value={aspect}
          options={[{ value: '', label: words.allAspects }, ...aspectOptions(latest)]}
          onChange={(value) => choose('aspect', value)}
        />
        <Select
          label={words.category}
          value={category}
          options={[{ value: '', label: words.allCategories }, ...categoryOptions(transactions)]}
          onChange={(value) => choose('category', value)}
        />
      </div>
      {changes.error !== null && <ErrorNotice error={changes.error} onRetry={() => void changes.refetch()} />}
      {category !== '' || stored.error !== null ? (
        <>
          {stored.error !== null && <ErrorNotice error={stored.error} onRetry={() => void stored.refetch()} />}
          <Loaded query={changes}>{() => <ByCategory key={category} {...{ urn, transactions, category }} />}</Loaded>
        </>
      ) : (
        <Loaded query={stored}>{() => <ByVersion urn={urn} heads={heads} transactions={transactions} />}</Loaded>
      )}
    </div>
  );
}

interface ByVersionProps extends HistoryTabProps {
  readonly heads: readonly AspectVersion[];
  readonly transactions: Transactions;
}

function ByVersion({ urn, heads, transactions }: ByVersionProps): ReactNode {
  const query = useVersions(urn, heads);
  return (
    <Loaded query={query}>
      {(pages) => (
        <>
          <Entries
            urn={urn}
            entries={entriesOfVersions(
              pages.flatMap((page) => page.changes),
              transactions,
            )}
          />
          {query.hasNextPage && <Older isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />}
        </>
      )}
    </Loaded>
  );
}

interface ByCategoryProps extends HistoryTabProps {
  readonly transactions: Transactions;
  readonly category: string;
}

function ByCategory({ urn, transactions, category }: ByCategoryProps): ReactNode {
  const [shown, setShown] = useState(PAGE_SIZE);
  const entries = entriesOfCategory(transactions, category);
  return (
    <>
      <Entries urn={urn} entries={entries.slice(0, shown)} />
      {entries.length > shown && <Older onClick={() => setShown(shown + PAGE_SIZE)} />}
    </>
  );
}

interface EntriesProps extends HistoryTabProps {
  readonly entries: readonly TimelineEntry[];
}

function Entries({ urn, entries }: EntriesProps): ReactNode {
  if (entries.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <ol className="history-entries" aria-label={words.title}>
      {entries.map((entry) => (
        <HistoryEntry key={`${entry.time} ${entry.actor ?? ''}`} urn={urn} entry={entry} />
      ))}
    </ol>
  );
}

function Older({ isBusy = false, onClick }: { readonly isBusy?: boolean; readonly onClick: () => void }): ReactNode {
  return (
    <div>
      <Button isBusy={isBusy} onClick={onClick}>
        {words.older}
      </Button>
    </div>
  );
}

function aspectOptions(latest: readonly AspectVersion[]) {
  const sorted = latest.toSorted((a, b) => a.aspect.localeCompare(b.aspect));
  return sorted.map(({ aspect, version }) => ({ value: aspect, label: words.aspectOption(aspect, version) }));
}

function categoryOptions(transactions: Transactions) {
  return categoriesOf(transactions).map((value) => ({ value, label: wordsOf(value) }));
}
