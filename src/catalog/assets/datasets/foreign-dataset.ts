import { Field } from '@nestjs/graphql';
import { Dataset } from './dataset.model.js';
import { ForeignKeyConstraint } from './foreign-key-constraint.model.js';

Field(() => Dataset, { nullable: true, description: 'The dataset that is referred to.' })(
  ForeignKeyConstraint.prototype,
  'foreignDataset',
);
