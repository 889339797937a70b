import type { Type } from '@nestjs/common';
import { Int, ResolveField, Resolver } from '@nestjs/graphql';
import { ListingService } from '../../../discovery/index.js';
import { type EntityRef, FieldArgument, type GraphqlContext } from '../../../entities/index.js';
import { Referrers } from '../../../graph/index.js';
import { Chart, Dashboard } from '../../assets/charts/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { DataFlow, DataJob } from '../../assets/pipelines/index.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';
import { INCIDENT } from './incident.mappings.js';
import { EntityIncidentsResult } from './incident.model.js';
import { priorityNumber } from './stored-incident.js';

/** Arguments of the field `incidents`. */
interface IncidentsArguments {
  readonly state?: IncidentState | null;
  readonly stage?: IncidentStage | null;
  readonly priority?: IncidentPriority | null;
  readonly assigneeUrns?: readonly string[] | null;
  readonly start?: number | null;
  readonly count?: number | null;
}

/** Returns a resolver of the field `incidents` of one type. */
function incidentsFieldOf(type: Type): Type {
  @Resolver(() => type)
  class IncidentsField {
    constructor(
      private readonly listings: ListingService,
      private readonly referrers: Referrers,
    ) {}

    @ResolveField(() => EntityIncidentsResult, {
      nullable: true,
      description: 'Incidents on the entity, newest first.',
    })
    @FieldArgument('state', () => IncidentState, { nullable: true, description: 'Selects incidents in this state.' })
    @FieldArgument('stage', () => IncidentStage, { nullable: true, description: 'Selects incidents in this stage.' })
    @FieldArgument('priority', () => IncidentPriority, {
      nullable: true,
      description: 'Selects incidents of this priority.',
    })
    @FieldArgument('assigneeUrns', () => String, {
      isArray: true,
      nullable: true,
      description: 'Selects incidents with one of these assignees.',
    })
    @FieldArgument('start', () => Int, { nullable: true, description: 'Number of incidents to skip; 0 if absent.' })
    @FieldArgument('count', () => Int, {
      nullable: true,
      description: 'Maximum number of incidents to return; 20 if absent.',
    })
    async incidents(
      { urn }: EntityRef,
      args: IncidentsArguments,
      context: GraphqlContext,
    ): Promise<EntityIncidentsResult> {
      const { start, count } = args;
      if (!(await context.entities.canView(urn))) return { start: start ?? 0, count: 0, total: 0, incidents: [] };
      const options = {
        entityType: INCIDENT.entityType,
        criteria: [criteriaOf(urn, args)],
        mayHaveHits: () => this.referrers.mayReferTo(urn, 'IncidentOn'),
        newestBy: 'created',
      };
      const { entities, ...page } = await this.listings.list({ start, count }, options, context);
      return { ...page, incidents: entities };
    }
  }
  return IncidentsField;
}

function criteriaOf(urn: string, { state, stage, priority, assigneeUrns }: IncidentsArguments) {
  return [
    { field: 'entities', values: [urn] },
    ...(state == null ? [] : [{ field: 'state', values: [state] }]),
    ...(stage == null ? [] : [{ field: 'stage', values: [stage] }]),
    ...(priority == null ? [] : [{ field: 'priority', values: [String(priorityNumber(priority))] }]),
    ...(assigneeUrns == null || assigneeUrns.length === 0 ? [] : [{ field: 'assignees', values: assigneeUrns }]),
  ];
}

/** Resolvers of the incidents of types that other features declare. */
export const INCIDENTS_FIELDS = [Chart, Dashboard, DataFlow, DataJob, Dataset].map(incidentsFieldOf);
