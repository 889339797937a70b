import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BarChart, bytesText, Button, Card, countText, EmptyState, Notice, Table } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { type IndexSize, loadSizes } from './index-sizes.js';

const words = texts.operations.sizes;

/** Most bars; the table has all indices. */
const MOST_BARS = 15;

/** The sizes of the indices of time series, as bars and as a table. */
export function SizesPage(): ReactNode {
  const query = useQuery({ queryKey: ['indexSizes'], queryFn: ({ signal }) => loadSizes(signal) });
  const refresh = (
    <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
      {texts.operations.common.refresh}
    </Button>
  );
  return (
    <SectionPage section={SECTIONS.sizes}>
      <Card title={words.card} aside={refresh}>
        <Loaded query={query}>
          {({ result, warnings }) => (
            <>
              {warnings.map((warning) => (
                <Notice key={warning} tone="caution">
                  {warning}
                </Notice>
              ))}
              {(result.length > 0 || warnings.length === 0) && <Sizes sizes={result} />}
            </>
          )}
        </Loaded>
      </Card>
    </SectionPage>
  );
}

function Sizes({ sizes }: { readonly sizes: readonly IndexSize[] }): ReactNode {
  if (sizes.length === 0) return <EmptyState>{words.none}</EmptyState>;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const bars = sizes.slice(0, MOST_BARS).map(({ indexName, entityName, aspectName, bytes }) => ({
    key: indexName,
    name: `${entityName} ${aspectName}`,
    value: bytes,
  }));
  return (
    <>
      <p>{words.total(bytesText(total), countText(sizes.length), sizes.length)}</p>
      <BarChart label={words.chart} bars={bars} format={bytesText} />
      <Table
        caption={words.table}
        rows={sizes}
        rowKey={({ indexName }) => indexName}
        columns={[
          { title: words.entity, cell: ({ entityName }) => entityName },
          { title: words.aspect, cell: ({ aspectName }) => aspectName },
          { title: words.size, align: 'end', cell: ({ bytes }) => bytesText(bytes) },
          { title: words.share, align: 'end', cell: ({ bytes }) => words.percent(countText((100 * bytes) / total)) },
          { title: words.index, cell: ({ indexName }) => <code className="operations-id">{indexName}</code> },
        ]}
      />
    </>
  );
}
