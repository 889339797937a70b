import type { EntityFieldResolver } from '../../entities/index.js';
import type { EdgeStore } from '../../graph/index.js';

/** Tasks of one pipeline at most; those who need more page through `relationships`. */
const MOST_JOBS = 1_000;

/** The field `dataJobs` of a pipeline: its tasks, those left out that the caller may not view. */
export function dataJobsField(edges: EdgeStore): EntityFieldResolver {
  return async ({ urn }, _args, { entities }) => {
    if (!(await entities.canView(urn))) return { entities: [] };
    const query = { urn, direction: 'INCOMING', types: ['IsPartOf'], relatedTypes: ['dataJob'] } as const;
    const { relationships } = await edges.relationships({ ...query, start: 0, count: MOST_JOBS });
    const jobs = await entities.viewable(relationships, (edge) => edge.urn);
    return { entities: jobs.map((edge) => ({ entity: entities.ref(edge.urn) })) };
  };
}
