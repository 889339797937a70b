import { Field } from '@nestjs/graphql';
import { Chart, Dashboard } from '../../assets/charts/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { DataFlow, DataJob } from '../../assets/pipelines/index.js';
import { Health } from './health.model.js';

/** Types whose health is judged. */
export const WITH_HEALTH = [Chart, Dashboard, DataFlow, DataJob, Dataset];

for (const { prototype } of WITH_HEALTH) {
  Field(() => [Health], { nullable: true, description: 'Its health, by what it is judged by.' })(prototype, 'health');
}
