import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

/** Who a model is made for. */
export enum IntendedUserType {
  ENTERPRISE = 'ENTERPRISE',
  HOBBY = 'HOBBY',
  ENTERTAINMENT = 'ENTERTAINMENT',
}

registerEnumType(IntendedUserType, { name: 'IntendedUserType', description: 'Who a model is made for.' });

/** What a model is made for. */
@ObjectType()
export class IntendedUse {
  /** What the model was made for. */
  readonly primaryUses?: string[] | null;
  /** Who the model was made for. */
  readonly primaryUsers?: IntendedUserType[] | null;
  /** What the model is not made for. */
  readonly outOfScopeUses?: string[] | null;
}

/** What the results of a model depend on. */
@ObjectType()
export class MLModelFactors {
  /** Groups of people or things that differ. */
  readonly groups?: string[] | null;
  /** Instruments that record the data. */
  readonly instrumentation?: string[] | null;
  /** Surroundings in which the model is used. */
  readonly environment?: string[] | null;
}

/** What the results of a model may depend on, and what was looked at. */
@ObjectType()
export class MLModelFactorPrompts {
  /** What the results may depend on. */
  readonly relevantFactors?: MLModelFactors[] | null;
  /** What was looked at. */
  readonly evaluationFactors?: MLModelFactors[] | null;
}

/** How a model is measured. */
@ObjectType()
export class Metrics {
  /** What is measured. */
  readonly performanceMeasures?: string[] | null;
  /** From what values on a decision is taken. */
  readonly decisionThreshold?: string[] | null;
}

/** Data that a model was trained or evaluated with. */
@ObjectType()
export class BaseData {
  /** Urn of the dataset. */
  readonly dataset!: string;
  /** Why this one was chosen. */
  readonly motivation?: string | null;
  /** How the data was prepared. */
  readonly preProcessing?: string[] | null;
}

/** What should be thought of when a model is used. */
@ObjectType()
export class EthicalConsiderations {
  /** Sensitive data that the model uses. */
  readonly data?: string[] | null;
  /** Matters of human life that the model is to help with. */
  readonly humanLife?: string[] | null;
  /** What was done against risks. */
  readonly mitigations?: string[] | null;
  /** What may go wrong, and for whom. */
  readonly risksAndHarms?: string[] | null;
  /** Uses that should be thought about twice. */
  readonly useCases?: string[] | null;
}

/** What is not sure about a model. */
@ObjectType()
export class CaveatDetails {
  /** Whether more tests are needed. */
  readonly needsFurtherTesting?: boolean | null;
  /** What is not sure. */
  readonly caveatDescription?: string | null;
  /** Groups that the evaluation did not cover. */
  readonly groupsNotRepresented?: string[] | null;
}

/** What is not sure about a model, and what to do about it. */
@ObjectType()
export class CaveatsAndRecommendations {
  /** What is not sure. */
  readonly caveats?: CaveatDetails | null;
  /** What to do about it. */
  readonly recommendations?: string | null;
  /** What data would be ideal for an evaluation. */
  readonly idealDatasetCharacteristics?: string[] | null;
}

/** What a piece of code does for a model. */
export enum SourceCodeUrlType {
  ML_MODEL_SOURCE_CODE = 'ML_MODEL_SOURCE_CODE',
  TRAINING_PIPELINE_SOURCE_CODE = 'TRAINING_PIPELINE_SOURCE_CODE',
  EVALUATION_PIPELINE_SOURCE_CODE = 'EVALUATION_PIPELINE_SOURCE_CODE',
}

registerEnumType(SourceCodeUrlType, {
  name: 'SourceCodeUrlType',
  description: 'What a piece of code does for a model.',
});

/** A piece of code of a model. */
@ObjectType()
export class SourceCodeUrl {
  /** What the code does. */
  readonly type!: SourceCodeUrlType;
  /** Address of the code. */
  readonly sourceCodeUrl!: string;
}

/** The code of a model. */
@ObjectType()
export class SourceCode {
  /** The pieces of code. */
  @Field(() => [SourceCodeUrl], { nullable: true })
  readonly sourceCode?: SourceCodeUrl[] | null;
}
