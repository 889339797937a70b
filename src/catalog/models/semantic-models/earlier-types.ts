import { Field } from '@nestjs/graphql';
import { Dataset, SchemaFieldEntity } from '../../assets/datasets/index.js';
import { AiContext } from './ai-context.model.js';
import { SemanticFieldAnnotation } from './semantic-field.model.js';
import { SemanticModelProperties } from './semantic-membership.model.js';

Field(() => SemanticModelProperties, {
  nullable: true,
  description: 'What the dataset is to the semantic model that it belongs to.',
})(Dataset.prototype, 'semanticModelProperties');

Field(() => SemanticFieldAnnotation, { nullable: true, description: 'What the column means to a semantic model.' })(
  SchemaFieldEntity.prototype,
  'semanticFieldAnnotation',
);

Field(() => AiContext, {
  nullable: true,
  description: 'What helps those who answer questions about the column in natural language.',
})(SchemaFieldEntity.prototype, 'aiContext');
