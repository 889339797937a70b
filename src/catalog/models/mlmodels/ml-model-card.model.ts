import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

/** Intended users of a model. */
export enum IntendedUserType {
  ENTERPRISE = 'ENTERPRISE',
  HOBBY = 'HOBBY',
  ENTERTAINMENT = 'ENTERTAINMENT',
}

registerEnumType(IntendedUserType, { name: 'IntendedUserType', description: 'Intended users of a model.' });

/** Intended use of a model. */
@ObjectType()
export class IntendedUse {
  /** Primary uses of the model. */
  readonly primaryUses?: string[] | null;
  /** Primary users of the model. */
  readonly primaryUsers?: IntendedUserType[] | null;
  /** Uses that are out of scope. */
  readonly outOfScopeUses?: string[] | null;
}

/** Factors that the results of a model depend on. */
@ObjectType()
export class MLModelFactors {
  /** Groups of people or items with similar characteristics. */
  readonly groups?: string[] | null;
  /** Instruments that record the data. */
  readonly instrumentation?: string[] | null;
  /** Environments in which the model is deployed. */
  readonly environment?: string[] | null;
}

/** Relevant and evaluated factors of a model. */
@ObjectType()
export class MLModelFactorPrompts {
  /** Factors that may influence the results. */
  readonly relevantFactors?: MLModelFactors[] | null;
  /** Factors that the evaluation reports. */
  readonly evaluationFactors?: MLModelFactors[] | null;
}

/** Metrics of a model. */
@ObjectType()
export class Metrics {
  /** Measures of performance. */
  readonly performanceMeasures?: string[] | null;
  /** Decision thresholds. */
  readonly decisionThreshold?: string[] | null;
}

/** A dataset that a model was trained or evaluated with. */
@ObjectType()
export class BaseData {
  /** Urn of the dataset. */
  readonly dataset!: string;
  /** Reason for the choice of the dataset. */
  readonly motivation?: string | null;
  /** Preprocessing of the data. */
  readonly preProcessing?: string[] | null;
}

/** Ethical considerations for the use of a model. */
@ObjectType()
export class EthicalConsiderations {
  /** Sensitive data that the model uses. */
  readonly data?: string[] | null;
  /** Matters central to human life that the model informs decisions about. */
  readonly humanLife?: string[] | null;
  /** Measures that mitigate risks. */
  readonly mitigations?: string[] | null;
  /** Risks and potential harms, and who is affected. */
  readonly risksAndHarms?: string[] | null;
  /** Use cases that are especially fraught. */
  readonly useCases?: string[] | null;
}

/** Caveats of a model. */
@ObjectType()
export class CaveatDetails {
  /** Whether more tests are needed. */
  readonly needsFurtherTesting?: boolean | null;
  /** Description of the caveats. */
  readonly caveatDescription?: string | null;
  /** Groups that the evaluation did not cover. */
  readonly groupsNotRepresented?: string[] | null;
}

/** Caveats and recommendations for a model. */
@ObjectType()
export class CaveatsAndRecommendations {
  /** Caveats of the model. */
  readonly caveats?: CaveatDetails | null;
  /** Recommendations. */
  readonly recommendations?: string | null;
  /** Characteristics of an ideal evaluation dataset. */
  readonly idealDatasetCharacteristics?: string[] | null;
}

/** Purposes of source code. */
export enum SourceCodeUrlType {
  ML_MODEL_SOURCE_CODE = 'ML_MODEL_SOURCE_CODE',
  TRAINING_PIPELINE_SOURCE_CODE = 'TRAINING_PIPELINE_SOURCE_CODE',
  EVALUATION_PIPELINE_SOURCE_CODE = 'EVALUATION_PIPELINE_SOURCE_CODE',
}

registerEnumType(SourceCodeUrlType, {
  name: 'SourceCodeUrlType',
  description: 'Purposes of source code.',
});

/** Source code of a model with a given purpose. */
@ObjectType()
export class SourceCodeUrl {
  /** Purpose of the code. */
  readonly type!: SourceCodeUrlType;
  /** URL of the code. */
  readonly sourceCodeUrl!: string;
}

/** Source code of a model. */
@ObjectType()
export class SourceCode {
  /** Source code by purpose. */
  @Field(() => [SourceCodeUrl], { nullable: true })
  readonly sourceCode?: SourceCodeUrl[] | null;
}
