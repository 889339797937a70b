import { Field, InputType } from '@nestjs/graphql';
import { ResourceRefInput } from '../../entities/index.js';

/** A glossary term, and the entity or column to add it to or to remove it from. */
@InputType()
export class TermAssociationInput extends ResourceRefInput {
  /** Urn of the term. */
  readonly termUrn!: string;
}

/** Glossary terms, and the entity or column to add them to. */
@InputType()
export class AddTermsInput extends ResourceRefInput {
  /** Urns of the terms. */
  readonly termUrns!: string[];
}

/** Glossary terms, and the entities or columns to add them to. */
@InputType()
export class BatchAddTermsInput {
  /** Urns of the terms. */
  readonly termUrns!: string[];
  /** The entities and columns. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
}

/** Glossary terms, and the entities or columns to remove them from. */
@InputType()
export class BatchRemoveTermsInput {
  /** Urns of the terms. */
  readonly termUrns!: string[];
  /** The entities and columns. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
}
