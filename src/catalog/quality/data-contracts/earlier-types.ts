import { Field } from '@nestjs/graphql';
import { Dataset } from '../../assets/datasets/index.js';
import { DataContract } from './data-contract.model.js';

Field(() => DataContract, { nullable: true, description: 'What is promised to those who use the dataset.' })(
  Dataset.prototype,
  'contract',
);
