import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { Ownership, StructuredPropertyEntity } from '../../annotations/index.js';

/** What a form is for. */
export enum FormType {
  VERIFICATION = 'VERIFICATION',
  COMPLETION = 'COMPLETION',
}

registerEnumType(FormType, {
  name: 'FormType',
  description: 'What a form is for.',
  valuesMap: {
    VERIFICATION: { description: 'Somebody says at the end that everything is right.' },
    COMPLETION: { description: 'Something is filled in.' },
  },
});

/** What a prompt asks for. */
export enum FormPromptType {
  STRUCTURED_PROPERTY = 'STRUCTURED_PROPERTY',
  FIELDS_STRUCTURED_PROPERTY = 'FIELDS_STRUCTURED_PROPERTY',
}

registerEnumType(FormPromptType, {
  name: 'FormPromptType',
  description: 'What a prompt asks for.',
  valuesMap: {
    STRUCTURED_PROPERTY: { description: 'A structured property of the asset.' },
    FIELDS_STRUCTURED_PROPERTY: { description: 'A structured property of each column of the asset.' },
  },
});

/** The structured property that a prompt asks for. */
@ObjectType()
export class StructuredPropertyParams {
  /** The property. */
  @Field(() => StructuredPropertyEntity)
  readonly structuredProperty!: EntityRef;
}

/** One question of a form. */
@ObjectType()
export class FormPrompt {
  /** Id of the prompt, unique in its form. */
  readonly id!: string;
  /** The question. */
  readonly title!: string;
  /** Urn of the form. */
  readonly formUrn!: string;
  /** What helps to answer. */
  readonly description?: string | null;
  /** What the prompt asks for. */
  @Field(() => FormPromptType)
  readonly type!: FormPromptType;
  /** Whether the form is complete only with an answer. */
  readonly required!: boolean;
  /** The structured property that the prompt asks for. */
  readonly structuredPropertyParams?: StructuredPropertyParams | null;
}

/** Who fills a form in. */
@ObjectType()
export class FormActorAssignment {
  /** Whether the owners of the asset do. */
  readonly owners!: boolean;
  /** Users who do. */
  @Field(() => [CorpUser], { nullable: true })
  readonly users?: EntityRef[] | null;
  /** Groups whose members do. */
  @Field(() => [CorpGroup], { nullable: true })
  readonly groups?: EntityRef[] | null;
  /** Whether the caller is among these users, or a member of these groups. */
  readonly isAssignedToMe!: boolean;
}

/** What a form asks, and whom. */
@ObjectType()
export class FormInfo {
  /** Name for people. */
  readonly name!: string;
  /** What the form is for. */
  readonly description?: string | null;
  /** What is to be done with it. */
  @Field(() => FormType)
  readonly type!: FormType;
  /** The questions. */
  readonly prompts!: FormPrompt[];
  /** Who fills it in. */
  readonly actors!: FormActorAssignment;
}

/** Questions about assets. */
@ObjectType({ implements: () => Entity })
export class Form extends Entity {
  /** What the form asks, and whom. */
  readonly info!: FormInfo;
  /** Who owns the form. */
  readonly ownership?: Ownership | null;
}
