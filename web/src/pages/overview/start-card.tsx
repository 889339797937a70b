import type { ReactNode } from 'react';
import { useGraphql } from '../../api/use-graphql.js';
import { Card, Link } from '../../design/index.js';
import { texts } from '../../texts.js';
import { entityCountsQuery } from './entity-counts.generated.js';
import { hasMetadata } from './has-metadata.js';

const words = texts.overview;

/** Says what to do first, as long as there is no metadata. */
export function StartCard(): ReactNode {
  const counts = useGraphql(entityCountsQuery, {}).data?.getEntityCounts?.counts;
  if (counts == null || hasMetadata(counts)) return null;
  return (
    <Card title={words.start}>
      <p>{words.startText}</p>
      <div className="row">
        <Link to="/ingest" className="button primary">
          {words.startIngest}
        </Link>
      </div>
    </Card>
  );
}
