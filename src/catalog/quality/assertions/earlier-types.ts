import { Field, Int } from '@nestjs/graphql';
import { Dataset } from '../../assets/datasets/index.js';
import { FieldArgument } from '../../../entities/index.js';
import { EntityAssertionsResult } from './assertion.model.js';

const { prototype } = Dataset;
const FIELD = 'assertions';

Field(() => EntityAssertionsResult, { nullable: true, description: 'What is checked about the dataset.' })(
  prototype,
  FIELD,
);
FieldArgument('start', () => Int, { nullable: true, description: 'How many assertions to skip; 0 when absent.' })(
  prototype,
  FIELD,
);
FieldArgument('count', () => Int, { nullable: true, description: 'Most assertions to return; 200 when absent.' })(
  prototype,
  FIELD,
);
FieldArgument('includeSoftDeleted', () => Boolean, {
  nullable: true,
  description: 'Whether soft-deleted assertions are returned; false when absent.',
})(prototype, FIELD);
