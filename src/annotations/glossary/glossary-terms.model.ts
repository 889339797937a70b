import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { CorpUser } from '../../identity/index.js';
import { GlossaryTerm } from './glossary-term.model.js';

/** One glossary term of an entity or a column. */
@ObjectType()
export class GlossaryTermAssociation {
  /** The term. */
  @Field(() => GlossaryTerm)
  readonly term!: EntityRef;
  /** Who attached the term. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
  /** Urn of the entity that has the term; of a column's term, the dataset. */
  readonly associatedUrn!: string;
  /** What the program that attached the term wanted to remember. */
  readonly context?: string | null;
  /** Who or what attached the term. */
  readonly attribution?: MetadataAttribution | null;
}

/** The glossary terms of an entity or a column. */
@ObjectType()
export class GlossaryTerms {
  /** The terms; empty once the last one was removed. */
  @Field(() => [GlossaryTermAssociation], { nullable: true })
  readonly terms?: GlossaryTermAssociation[] | null;
}
