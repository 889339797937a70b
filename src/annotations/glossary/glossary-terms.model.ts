import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { CorpUser } from '../../identity/index.js';
import { GlossaryTerm } from './glossary-term.model.js';

/** A glossary term of an entity or a column. */
@ObjectType()
export class GlossaryTermAssociation {
  /** The term. */
  @Field(() => GlossaryTerm)
  readonly term!: EntityRef;
  /** User who attached the term. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
  /** Urn of the entity that has the term; the dataset for the term of a column. */
  readonly associatedUrn!: string;
  /** Context that the attaching program recorded. */
  readonly context?: string | null;
  /** Source of the association. */
  readonly attribution?: MetadataAttribution | null;
}

/** The glossary terms of an entity or a column. */
@ObjectType()
export class GlossaryTerms {
  /** The terms; empty after the last term was removed. */
  @Field(() => [GlossaryTermAssociation], { nullable: true })
  readonly terms?: GlossaryTermAssociation[] | null;
}
