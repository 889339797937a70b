import { Field } from '@nestjs/graphql';
import { DataProcessInstance } from '../../assets/pipelines/index.js';
import { MLTrainingRunProperties } from './ml-training-run.model.js';

Field(() => MLTrainingRunProperties, {
  nullable: true,
  description: 'What is known of the run when it trained a model.',
})(DataProcessInstance.prototype, 'mlTrainingRunProperties');
