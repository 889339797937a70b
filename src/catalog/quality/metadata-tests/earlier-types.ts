import { Field } from '@nestjs/graphql';
import { Dataset } from '../../assets/datasets/index.js';
import { TestResults } from './metadata-test.model.js';

Field(() => TestResults, { nullable: true, description: 'What came of the tests of the dataset.' })(
  Dataset.prototype,
  'testResults',
);
