import { ResolveField, Resolver } from '@nestjs/graphql';
import { Dataset } from '../assets/datasets/index.js';
import { DataFlow, DataJobInputOutput } from '../assets/pipelines/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { EdgeStore } from '../../graph/index.js';
import { upstreamLineage } from '../../model/index.js';
import { columnLineage, type WithColumnLineage } from './column-lineage.js';
import { FineGrainedLineage } from './column-lineage.model.js';
import { DataFlowDataJobsRelationships } from './data-flow-jobs.model.js';

/** Maximum number of jobs returned for one data flow; `relationships` pages through more. */
const MAX_JOBS = 1_000;

const COLUMN_LINEAGE = { nullable: true, description: 'Column-level lineage.' };

/** Resolves `fineGrainedLineages` of datasets. */
@Resolver(() => Dataset)
export class DatasetColumnLineageResolver {
  @ResolveField(() => [FineGrainedLineage], COLUMN_LINEAGE)
  async fineGrainedLineages(
    { urn }: EntityRef,
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<FineGrainedLineage[] | null> {
    const stored = await entities.value(urn, upstreamLineage);
    return stored === undefined ? null : columnLineage(stored);
  }
}

/** Resolves `fineGrainedLineages` of the inputs and outputs of data jobs. */
@Resolver(() => DataJobInputOutput)
export class DataJobColumnLineageResolver {
  @ResolveField(() => [FineGrainedLineage], COLUMN_LINEAGE)
  fineGrainedLineages(source: WithColumnLineage): FineGrainedLineage[] | null {
    return columnLineage(source);
  }
}

/** Resolves `dataJobs` of data flows. */
@Resolver(() => DataFlow)
export class DataFlowJobsResolver {
  constructor(private readonly edges: EdgeStore) {}

  /** Returns the jobs of the flow that the actor may view. */
  @ResolveField(() => DataFlowDataJobsRelationships, {
    nullable: true,
    description: 'Jobs of the data flow.',
    deprecationReason: 'Use relationships.',
  })
  async dataJobs(
    { urn }: EntityRef,
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<DataFlowDataJobsRelationships> {
    if (!(await entities.canView(urn))) return { entities: [] };
    const query = { urn, direction: 'INCOMING', types: ['IsPartOf'], relatedTypes: ['dataJob'] } as const;
    const { relationships } = await this.edges.relationships({ ...query, start: 0, count: MAX_JOBS });
    const jobs = await entities.viewable(relationships, (edge) => edge.urn);
    return { entities: jobs.map((edge) => ({ entity: entities.ref(edge.urn) })) };
  }
}
