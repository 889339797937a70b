import { Field, Int } from '@nestjs/graphql';
import { Dataset } from '../../assets/datasets/index.js';
import { addInterface, FieldArgument, Long, RelationshipDirection } from '../../../entities/index.js';
import { DataFlow, DataJob, DataProcessInstance } from '../../assets/pipelines/index.js';
import { DataProcessRunEvent } from './run-event.model.js';
import { DataProcessInstanceResult, HasExecutionRuns } from './runs.model.js';

for (const type of [DataFlow, DataJob]) addInterface(type, HasExecutionRuns);

argument(Dataset.prototype, 'runs', 'start', () => Int, 'How many runs to skip; 0 when absent.');
argument(Dataset.prototype, 'runs', 'count', () => Int, 'Most runs to return; 20 when absent.');
FieldArgument('direction', () => RelationshipDirection, {
  description: 'INCOMING for runs that read the dataset, OUTGOING for runs that write it.',
})(Dataset.prototype, 'runs');
Field(() => DataProcessInstanceResult, {
  nullable: true,
  description: 'Runs that read or write the dataset, the newest first.',
})(Dataset.prototype, 'runs');

const { prototype } = DataProcessInstance;
argument(prototype, 'state', 'startTimeMillis', () => Long, 'From when on, in milliseconds since 1970.');
argument(prototype, 'state', 'endTimeMillis', () => Long, 'Until when, in milliseconds since 1970.');
argument(prototype, 'state', 'limit', () => Int, 'Most steps to answer; 5,000 when absent.');
Field(() => [DataProcessRunEvent], {
  nullable: 'itemsAndList',
  description: 'Steps of the run, the latest first.',
})(prototype, 'state');

function argument(
  type: object,
  field: string,
  name: string,
  kind: Parameters<typeof FieldArgument>[1],
  description: string,
): void {
  FieldArgument(name, kind, { nullable: true, description })(type, field);
}
