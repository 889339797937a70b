import { Field, Int } from '@nestjs/graphql';
import { Chart, Dashboard } from '../../assets/charts/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { FieldArgument } from '../../../entities/index.js';
import { DataFlow, DataJob } from '../../assets/pipelines/index.js';
import { EntityIncidentsResult } from './incident.model.js';
import { IncidentPriority } from './incident-priority.enum.js';
import { IncidentStage } from './incident-stage.enum.js';
import { IncidentState } from './incident-state.enum.js';

/** Types that incidents can be about. */
export const WITH_INCIDENTS = [Chart, Dashboard, DataFlow, DataJob, Dataset];

const FIELD = 'incidents';

for (const { prototype } of WITH_INCIDENTS) {
  Field(() => EntityIncidentsResult, { nullable: true, description: 'What went wrong with it, the newest first.' })(
    prototype,
    FIELD,
  );
  FieldArgument('state', () => IncidentState, { nullable: true, description: 'Only incidents in this state.' })(
    prototype,
    FIELD,
  );
  FieldArgument('stage', () => IncidentStage, { nullable: true, description: 'Only incidents in this stage.' })(
    prototype,
    FIELD,
  );
  FieldArgument('priority', () => IncidentPriority, { nullable: true, description: 'Only those of this priority.' })(
    prototype,
    FIELD,
  );
  FieldArgument('assigneeUrns', () => String, {
    isArray: true,
    nullable: true,
    description: 'Only incidents that one of these users and groups takes care of.',
  })(prototype, FIELD);
  FieldArgument('start', () => Int, { nullable: true, description: 'How many incidents to skip; 0 when absent.' })(
    prototype,
    FIELD,
  );
  FieldArgument('count', () => Int, { nullable: true, description: 'Most incidents to return; 20 when absent.' })(
    prototype,
    FIELD,
  );
}
