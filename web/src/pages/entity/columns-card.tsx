import { type ReactNode, useState } from 'react';
import { Badge, Button, Card, Count, Table, TextInput } from '../../design/index.js';
import { texts } from '../../texts.js';
import type { ColumnFact } from './columns.js';
import { UrnLinks } from './urn-link.js';

const words = texts.entity;

/** Columns that are shown at first; with more, a field filters them. */
const FEW = 100;

const FILTER_FROM = 12;

/** The columns of a dataset as a table; nothing without a schema. */
export function ColumnsCard({ columns }: { readonly columns: readonly ColumnFact[] }): ReactNode {
  const [filter, setFilter] = useState('');
  const [isWhole, setWhole] = useState(false);
  if (columns.length === 0) return null;
  const wanted = filter.trim().toLowerCase();
  const found = columns.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted));
  const shown = isWhole ? found : found.slice(0, FEW);
  return (
    <Card title={words.columns} aside={<Count value={columns.length} />}>
      {columns.length >= FILTER_FROM && (
        <TextInput label={words.filterColumns} type="search" value={filter} onChange={setFilter} />
      )}
      {shown.length === 0 ? <p className="quiet">{words.noColumns}</p> : <ColumnTable columns={shown} />}
      {shown.length < found.length && (
        <Button look="plain" onClick={() => setWhole(true)}>
          {words.showAll(found.length)}
        </Button>
      )}
    </Card>
  );
}

function ColumnTable({ columns }: { readonly columns: readonly ColumnFact[] }): ReactNode {
  const hasLabels = columns.some(({ tags, terms }) => tags.length + terms.length > 0);
  const labels = {
    title: words.labels,
    cell: ({ tags, terms }: ColumnFact) => <UrnLinks urns={[...tags, ...terms]} none="" />,
  };
  return (
    <Table
      caption={words.columns}
      isCaptionHidden
      rows={columns}
      rowKey={({ path }) => path}
      columns={[
        { title: words.column, cell: (column) => <ColumnName column={column} /> },
        { title: words.type, cell: ({ type }) => <code>{type}</code> },
        { title: words.description, cell: ({ description }) => <span className="entity-text">{description}</span> },
        ...(hasLabels ? [labels] : []),
      ]}
    />
  );
}

function ColumnName({ column: { name, isKey, isNullable } }: { readonly column: ColumnFact }): ReactNode {
  return (
    <span className="entity-column">
      <strong>{name}</strong> {isKey && <Badge tone="info">{words.key}</Badge>}{' '}
      {isNullable && <span className="quiet">{words.nullable}</span>}
    </span>
  );
}
