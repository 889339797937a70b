import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { Ownership, StructuredPropertyEntity } from '../../annotations/index.js';

/** Types of forms. */
export enum FormType {
  VERIFICATION = 'VERIFICATION',
  COMPLETION = 'COMPLETION',
}

registerEnumType(FormType, {
  name: 'FormType',
  description: 'Types of forms.',
  valuesMap: {
    VERIFICATION: { description: 'The form ends with a verification of the asset.' },
    COMPLETION: { description: 'The form only asks for values.' },
  },
});

/** Types of prompts. */
export enum FormPromptType {
  STRUCTURED_PROPERTY = 'STRUCTURED_PROPERTY',
  FIELDS_STRUCTURED_PROPERTY = 'FIELDS_STRUCTURED_PROPERTY',
}

registerEnumType(FormPromptType, {
  name: 'FormPromptType',
  description: 'Types of prompts.',
  valuesMap: {
    STRUCTURED_PROPERTY: { description: 'Asks for a structured property of the asset.' },
    FIELDS_STRUCTURED_PROPERTY: { description: 'Asks for a structured property of each column of the asset.' },
  },
});

/** The structured property that a prompt asks for. */
@ObjectType()
export class StructuredPropertyParams {
  /** The structured property. */
  @Field(() => StructuredPropertyEntity)
  readonly structuredProperty!: EntityRef;
}

/** A prompt of a form. */
@ObjectType()
export class FormPrompt {
  /** Id of the prompt, unique within its form. */
  readonly id!: string;
  /** Title of the prompt. */
  readonly title!: string;
  /** Urn of the form. */
  readonly formUrn!: string;
  /** Description of the prompt. */
  readonly description?: string | null;
  /** Type of the prompt. */
  @Field(() => FormPromptType)
  readonly type!: FormPromptType;
  /** Whether an answer is required to complete the form. */
  readonly required!: boolean;
  /** The structured property that the prompt asks for. */
  readonly structuredPropertyParams?: StructuredPropertyParams | null;
}

/** Actors who are asked to complete a form. */
@ObjectType()
export class FormActorAssignment {
  /** Whether the owners of the asset are asked. */
  readonly owners!: boolean;
  /** Users who are asked. */
  @Field(() => [CorpUser], { nullable: true })
  readonly users?: EntityRef[] | null;
  /** Groups whose members are asked. */
  @Field(() => [CorpGroup], { nullable: true })
  readonly groups?: EntityRef[] | null;
  /** Whether the actor is one of these users or a member of one of these groups. */
  readonly isAssignedToMe!: boolean;
}

/** The definition of a form. */
@ObjectType()
export class FormInfo {
  /** Display name of the form. */
  readonly name!: string;
  /** Description of the form. */
  readonly description?: string | null;
  /** Type of the form. */
  @Field(() => FormType)
  readonly type!: FormType;
  /** Prompts of the form. */
  readonly prompts!: FormPrompt[];
  /** Actors who are asked to complete the form. */
  readonly actors!: FormActorAssignment;
}

/** A form: prompts that ask for metadata of assets. */
@ObjectType({ implements: () => Entity })
export class Form extends Entity {
  /** The definition of the form. */
  readonly info!: FormInfo;
  /** Owners of the form. */
  readonly ownership?: Ownership | null;
}
