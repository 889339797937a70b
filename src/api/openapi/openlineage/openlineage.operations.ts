import { WRITING_ASPECTS } from '../../../ingestion/index.js';
import { demanding } from '../operation/access.js';
import { modelBody } from '../operation/body.js';
import { ANY_OBJECT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** OpenLineage. */
export const OPENLINEAGE = section(
  {
    path: '/openapi/openlineage/api/v1/lineage',
    group: 'openlineage',
    tag: 'OpenLineage',
    access: demanding(WRITING_ASPECTS),
  },
  {
    take: {
      method: 'post',
      path: '',
      summary: 'Accept an OpenLineage run event.',
      body: modelBody(ANY_OBJECT),
    },
  },
);
