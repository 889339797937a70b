import type { ReactNode } from 'react';
import { useGraphql } from '../../api/use-graphql.js';
import { BarChart, Card, Count, EmptyState, typeText } from '../../design/index.js';
import { Loaded } from '../../shell/loaded.js';
import { texts } from '../../texts.js';
import { entityCountsQuery } from './entity-counts.generated.js';
import type { TypeCount } from './has-metadata.js';
import { largest } from './largest.js';

const words = texts.overview;

/** Counts change slowly: asked for again every 30 seconds. */
const REFRESH_MS = 30_000;

const MOST_BARS = 12;

/** How many entities there are of each type, as far as the user may view them. */
export function EntitiesCard(): ReactNode {
  const query = useGraphql(entityCountsQuery, {}, { refetchInterval: REFRESH_MS });
  const counts = query.data?.getEntityCounts?.counts ?? [];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={words.entities} aside={query.data !== undefined && <Count value={total} />}>
      <Loaded query={query}>{() => <Bars counts={counts} />}</Loaded>
    </Card>
  );
}

function Bars({ counts }: { readonly counts: readonly TypeCount[] }): ReactNode {
  const { shown, others } = largest(counts, MOST_BARS);
  if (shown.length === 0) return <EmptyState>{words.noEntities}</EmptyState>;
  const bars = shown.map(({ entityType, count }) => ({ key: entityType, name: typeText(entityType), value: count }));
  return (
    <>
      <BarChart label={words.entities} bars={bars} />
      {others > 0 && <p className="quiet">{words.entitiesMore(others)}</p>}
    </>
  );
}
