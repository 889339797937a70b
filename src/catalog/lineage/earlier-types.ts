import { Field } from '@nestjs/graphql';
import { Chart, Dashboard } from '../assets/charts/index.js';
import { Dataset, SchemaFieldEntity } from '../assets/datasets/index.js';
import { Restricted } from '../../discovery/index.js';
import { addInterface } from '../../entities/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../models/mlmodels/index.js';
import { DataFlow, DataJob, DataJobInputOutput, DataProcessInstance } from '../assets/pipelines/index.js';
import { FineGrainedLineage } from './column-lineage.model.js';
import { DataFlowDataJobsRelationships } from './data-flow-jobs.model.js';
import { EntityWithRelationships } from './entity-lineage.model.js';

const WITH_LINEAGE = [
  Chart,
  Dashboard,
  DataFlow,
  DataJob,
  DataProcessInstance,
  Dataset,
  MLFeature,
  MLFeatureTable,
  MLModel,
  MLModelGroup,
  MLPrimaryKey,
  Restricted,
  SchemaFieldEntity,
];

for (const type of WITH_LINEAGE) addInterface(type, EntityWithRelationships);

for (const { prototype } of [Dataset, DataJobInputOutput]) {
  Field(() => [FineGrainedLineage], { nullable: true, description: 'From which columns its columns are made.' })(
    prototype,
    'fineGrainedLineages',
  );
}

Field(() => DataFlowDataJobsRelationships, {
  nullable: true,
  description: 'The tasks of the pipeline.',
  deprecationReason: 'Use relationships.',
})(DataFlow.prototype, 'dataJobs');
