import { type ReactNode, Suspense } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { EmptyState, Select, Spinner } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { useAddressQuery } from '../../../shell/address.js';
import { lazyPart } from '../../../shell/lazy-part.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { lineageColumnsQuery } from './lineage.generated.js';
import { columnName } from './lineage-entity.js';
import { LineageList } from './lineage-list.js';
import { type OpenLineage, useLineage } from './use-lineage.js';

const words = texts.lineage;

const LineageCanvas = lazyPart(async () => (await import('./lineage-canvas.js')).LineageCanvas);

/** Windows that show the list at first, since they are too small for the graph. */
const SMALL = '(max-width: 40rem)';

/** Properties of `LineageTab`. */
export interface LineageTabProps {
  readonly urn: string;
}

/** The lineage of an entity, or of one of its columns, as a graph or as a list. */
export function LineageTab({ urn }: LineageTabProps): ReactNode {
  const [address, setAddress] = useAddressQuery();
  const path = address.get('column') ?? '';
  const view = address.get('view') ?? (window.matchMedia(SMALL).matches ? 'list' : 'graph');
  const { columns, isLoading } = useColumns(urn);
  const set = (name: string, value: string): void => {
    address.delete(name);
    if (value !== '') address.set(name, value);
    setAddress(address, true);
  };
  // A column that the schema does not have any more leads to the whole dataset.
  const chosen = columns.find(({ value }) => value === path);
  const root = chosen?.urn ?? urn;
  return (
    <div className="stack">
      <div className="lineage-choices">
        <Select label={words.view} value={view} options={words.views} onChange={(value) => set('view', value)} />
        {columns.length > 0 && (
          <Select
            label={words.column}
            value={chosen?.value ?? ''}
            options={[{ value: '', label: words.allColumns }, ...columns]}
            onChange={(value) => set('column', value)}
          />
        )}
      </div>
      {path !== '' && isLoading ? <Spinner /> : <Around key={root} urn={root} isGraph={view !== 'list'} />}
    </div>
  );
}

function Around({ urn, isGraph }: LineageTabProps & { readonly isGraph: boolean }): ReactNode {
  const lineage = useLineage(urn);
  const { failures, root } = lineage;
  return (
    <>
      {failures.map(({ urn: of, direction, error, retry }) => (
        <ErrorNotice key={`${direction} ${of}`} error={error} onRetry={retry} />
      ))}
      <Loaded query={root}>
        {(found) =>
          found === null || !found.hasLineage ? (
            <EmptyState>{words.noneOfType}</EmptyState>
          ) : (
            <Shown lineage={lineage} isGraph={isGraph} />
          )
        }
      </Loaded>
    </>
  );
}

function Shown({ lineage, isGraph }: { readonly lineage: OpenLineage; readonly isGraph: boolean }): ReactNode {
  const { graph, actions, latest } = lineage;
  const root = graph?.nodes[0]?.entity;
  if (graph === undefined || root === undefined) return null;
  if (root.upstream + root.downstream === 0) return <EmptyState>{words.none(root.name)}</EmptyState>;
  return (
    <>
      <p className="quiet">{words.summary(root.upstream, root.downstream)}</p>
      {isGraph ? (
        <Suspense fallback={<Spinner />}>
          <LineageCanvas graph={graph} actions={actions} latest={latest} />
        </Suspense>
      ) : (
        <LineageList graph={graph} actions={actions} />
      )}
    </>
  );
}

interface ColumnOption {
  /** The path, as the address names it. */
  readonly value: string;
  readonly label: string;
  readonly urn: string;
}

/** The columns of a dataset; none of other entities. */
function useColumns(urn: string): { readonly columns: readonly ColumnOption[]; readonly isLoading: boolean } {
  const enabled = urn.startsWith('urn:li:dataset:');
  const { data, isLoading } = useGraphql(lineageColumnsQuery, { urn }, { enabled });
  const fields = data?.dataset?.schemaMetadata?.fields ?? [];
  const columns = fields.flatMap(({ fieldPath, schemaFieldEntity }) =>
    schemaFieldEntity === null ? [] : [{ value: fieldPath, label: columnName(fieldPath), urn: schemaFieldEntity.urn }],
  );
  return { columns, isLoading };
}
