import { ResolveField, Resolver } from '@nestjs/graphql';
import { AspectStore } from '../../../aspects/index.js';
import { type EntityRef, FieldArgument, type GraphqlContext, Long } from '../../../entities/index.js';
import { GlossaryTerm } from '../../../annotations/index.js';
import { SchemaMetadata } from './schema-metadata.model.js';
import { type SchemaArguments, schemaMetadataOf } from './schema.mappings.js';

/** Resolves `schemaMetadata` of glossary terms. */
@Resolver(() => GlossaryTerm)
export class TermSchemaResolver {
  constructor(private readonly store: AspectStore) {}

  @ResolveField(() => SchemaMetadata, { nullable: true, description: 'The columns of the glossary term.' })
  @FieldArgument('version', () => Long, {
    nullable: true,
    description: 'Stored version of the schema; 0, the latest, if absent.',
  })
  schemaMetadata(term: EntityRef, args: SchemaArguments, context: GraphqlContext): Promise<object | null> {
    return schemaMetadataOf(this.store, term, args, context);
  }
}
