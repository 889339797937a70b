import { Field } from '@nestjs/graphql';
import { Status } from '../../entities/index.js';
import { LifecycleStageType } from './lifecycle-stage.model.js';

Field(() => LifecycleStageType, { nullable: true, description: "The stage of the entity's life." })(
  Status.prototype,
  'lifecycleStage',
);
