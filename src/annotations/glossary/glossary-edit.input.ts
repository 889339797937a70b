import { InputType, registerEnumType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';

/** A term or a group of terms to create. */
@InputType()
export class CreateGlossaryEntityInput {
  /** Id, the last part of the urn; a random one when absent. */
  @ValidateIf((input: CreateGlossaryEntityInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the term or group means. */
  readonly description?: string | null;
  /** Urn of the group that holds it; the top of the glossary when absent. */
  readonly parentNode?: string | null;
}

/** A term or a group, and the group that is to hold it. */
@InputType()
export class UpdateParentNodeInput {
  /** Urn of the group; the top of the glossary when absent or null. */
  readonly parentNode?: string | null;
  /** Urn of the term or group that moves. */
  readonly resourceUrn!: string;
}

/** How a term relates to another. */
export enum TermRelationshipType {
  isA = 'isA',
  hasA = 'hasA',
}

registerEnumType(TermRelationshipType, {
  name: 'TermRelationshipType',
  description: 'How a term relates to another.',
  valuesMap: {
    isA: { description: 'The term is a special case of the other.' },
    hasA: { description: 'The term holds the other as a part.' },
  },
});

/** A term, and others that it relates to. */
@InputType()
export class RelatedTermsInput {
  /** Urn of the term that relates to others. */
  readonly urn!: string;
  /** Urns of the other terms. */
  readonly termUrns!: string[];
  /** How they relate. */
  readonly relationshipType!: TermRelationshipType;
}
