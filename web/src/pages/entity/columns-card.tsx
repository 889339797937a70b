import { memo, type ReactNode, useMemo, useState } from 'react';
import { Badge, Button, Card, Count, Markdown, Table, TextInput } from '../../design/index.js';
import { texts } from '../../texts.js';
import { ColumnDialog } from './column-dialog.js';
import { type ColumnFact, columnsOf } from './columns.js';
import { FoldedEditHint } from './edit-hint.js';
import type { ColumnRights } from './editing.js';
import type { Aspects } from './stored-entity.js';
import { UrnLinks } from './urn-link.js';

const words = texts.entity;

/** Columns that are shown at first; with more, a field filters them. */
const FEW = 100;

const FILTER_FROM = 12;

/** Properties of `ColumnsCard`. */
export interface ColumnsCardProps {
  /** Urn of the dataset. */
  readonly urn: string;
  readonly aspects: Aspects;
  readonly rights: ColumnRights;
  /** Whether the user may write the schema, by the REST endpoints. */
  readonly mayWrite: boolean;
}

/** The columns of a dataset as a table, each with a button for those who may change it; nothing without a schema. */
export function ColumnsCard({ urn, aspects, rights, mayWrite }: ColumnsCardProps): ReactNode {
  const [filter, setFilter] = useState('');
  const [edited, setEdited] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const columns = useMemo(() => columnsOf(aspects), [aspects]);
  const found = useMemo(() => columnsWith(columns, filter), [columns, filter]);
  const shown = useMemo(() => (isWhole ? found : found.slice(0, FEW)), [found, isWhole]);
  if (columns.length === 0) return null;
  const open = columns.find(({ path }) => path === edited);
  const mayEdit = rights.tags || rights.terms || rights.description;
  return (
    <Card title={words.columns} aside={<Count value={columns.length} />}>
      {columns.length >= FILTER_FROM && (
        <TextInput label={words.filterColumns} type="search" value={filter} onChange={setFilter} />
      )}
      {shown.length === 0 ? (
        <p className="quiet">{words.noColumns}</p>
      ) : (
        <ColumnTable columns={shown} onEdit={mayEdit ? setEdited : undefined} />
      )}
      {shown.length < found.length && (
        <Button look="plain" onClick={() => setWhole(true)}>
          {words.showAll(found.length)}
        </Button>
      )}
      {mayWrite && <FoldedEditHint urn={urn} name="schemaMetadata" />}
      {open !== undefined && (
        <ColumnDialog urn={urn} column={open} rights={rights} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}

function columnsWith(columns: readonly ColumnFact[], filter: string): readonly ColumnFact[] {
  const wanted = filter.trim().toLowerCase();
  return columns.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted));
}

interface ColumnTableProps {
  readonly columns: readonly ColumnFact[];
  /** Undefined if the user may change nothing. */
  readonly onEdit: ((path: string) => void) | undefined;
}

/** Thousands of rows are not drawn again because a dialog opens. */
const ColumnTable = memo(function ColumnTable({ columns, onEdit }: ColumnTableProps): ReactNode {
  const hasLabels = columns.some(({ tags, terms }) => tags.length + terms.length > 0);
  const labels = {
    title: words.labels,
    cell: ({ tags, terms }: ColumnFact) => <UrnLinks urns={[...tags, ...terms]} none="" />,
  };
  const edit = onEdit && {
    title: words.actions,
    cell: ({ path, name }: ColumnFact) => (
      <Button look="plain" aria-label={words.editColumn(name)} onClick={() => onEdit(path)}>
        {words.edit}
      </Button>
    ),
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
        { title: words.description, cell: ({ description }) => <Markdown text={description} /> },
        ...(hasLabels ? [labels] : []),
        ...(edit === undefined ? [] : [edit]),
      ]}
    />
  );
});

function ColumnName({ column: { name, isKey, isNullable } }: { readonly column: ColumnFact }): ReactNode {
  return (
    <span className="entity-column">
      <strong>{name}</strong> {isKey && <Badge tone="info">{words.key}</Badge>}{' '}
      {isNullable && <span className="quiet">{words.nullable}</span>}
    </span>
  );
}
