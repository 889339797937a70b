import { Field } from '@nestjs/graphql';
import { SchemaFieldEntity } from '../../assets/datasets/index.js';
import { BusinessAttributes } from './business-attribute.model.js';

Field(() => BusinessAttributes, { nullable: true, description: 'The business attribute of the column.' })(
  SchemaFieldEntity.prototype,
  'businessAttributes',
);
