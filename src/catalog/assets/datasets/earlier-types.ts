import { Field } from '@nestjs/graphql';
import { FieldArgument, Long } from '../../../entities/index.js';
import { GlossaryTerm } from '../../../annotations/index.js';
import { SchemaMetadata } from './schema-metadata.model.js';

Field(() => SchemaMetadata, { nullable: true, description: 'The columns of what the term stands for.' })(
  GlossaryTerm.prototype,
  'schemaMetadata',
);
FieldArgument('version', () => Long, {
  nullable: true,
  description: 'Stored version of the schema; 0, the latest, when absent.',
})(GlossaryTerm.prototype, 'schemaMetadata');
