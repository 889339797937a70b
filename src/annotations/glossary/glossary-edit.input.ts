import { InputType, registerEnumType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';

/** A term or term group to create. */
@InputType()
export class CreateGlossaryEntityInput {
  /** Id, the last part of the urn; a random id when absent. */
  @ValidateIf((input: CreateGlossaryEntityInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Definition of the term or term group. */
  readonly description?: string | null;
  /** Urn of the parent term group; the root of the glossary when absent. */
  readonly parentNode?: string | null;
}

/** A term or term group to move, and its new parent. */
@InputType()
export class UpdateParentNodeInput {
  /** Urn of the new parent term group; the root of the glossary when absent or null. */
  readonly parentNode?: string | null;
  /** Urn of the term or term group to move. */
  readonly resourceUrn!: string;
}

/** Types of relationships between terms. */
export enum TermRelationshipType {
  isA = 'isA',
  hasA = 'hasA',
}

registerEnumType(TermRelationshipType, {
  name: 'TermRelationshipType',
  description: 'Types of relationships between terms.',
  valuesMap: {
    isA: { description: 'The term is a special case of the other term.' },
    hasA: { description: 'The other term is part of the term.' },
  },
});

/** Relationships of a term to other terms. */
@InputType()
export class RelatedTermsInput {
  /** Urn of the term at the source of the relationships. */
  readonly urn!: string;
  /** Urns of the other terms. */
  readonly termUrns!: string[];
  /** Type of the relationships. */
  readonly relationshipType!: TermRelationshipType;
}
