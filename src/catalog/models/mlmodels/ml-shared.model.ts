import { Field, ObjectType } from '@nestjs/graphql';
import { CustomPropertiesEntry, Long } from '../../../entities/index.js';

/** A named value of a training run: fields that hyperparameters and metrics share. */
@ObjectType({ isAbstract: true })
abstract class TrainingValue {
  /** Name of the value. */
  readonly name?: string | null;
  /** Description of the value. */
  readonly description?: string | null;
  /** The value, as text. */
  readonly value?: string | null;
  /** Time at which the value was set or measured. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
}

/** A hyperparameter of a training run. */
@ObjectType()
export class MLHyperParam extends TrainingValue {}

/** A metric of a training run. */
@ObjectType()
export class MLMetric extends TrainingValue {}

/** Jobs upstream and downstream of a model or a model group. */
@ObjectType()
export class MLModelLineageInfo {
  /** Urns of the jobs and runs that trained the model. */
  @Field(() => [String], { nullable: true })
  readonly trainingJobs?: string[] | null;
  /** Urns of the jobs and runs that use the model. */
  @Field(() => [String], { nullable: true })
  readonly downstreamJobs?: string[] | null;
}

/** Properties that all machine learning entity types share. */
@ObjectType({ isAbstract: true })
export abstract class MLDetails {
  /** Description of the entity. */
  readonly description?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** Edited properties that all machine learning entity types share. */
@ObjectType({ isAbstract: true })
export abstract class MLEditableDetails {
  /** Description; takes precedence over the ingested description. */
  readonly description?: string | null;
}
