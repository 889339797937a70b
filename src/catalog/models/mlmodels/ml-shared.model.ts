import { Field, ObjectType } from '@nestjs/graphql';
import { CustomPropertiesEntry, Long } from '../../../entities/index.js';

/** Name of a version. */
@ObjectType()
export class VersionTag {
  /** The name. */
  readonly versionTag?: string | null;
}

/** A value that was set before a training, or measured after it: the fields that both have. */
@ObjectType({ isAbstract: true })
abstract class TrainingValue {
  /** What it is called. */
  readonly name?: string | null;
  /** What it means. */
  readonly description?: string | null;
  /** The value, as text. */
  readonly value?: string | null;
  /** When it was set or measured. */
  @Field(() => Long, { nullable: true })
  readonly createdAt?: number | null;
}

/** A setting of a training. */
@ObjectType()
export class MLHyperParam extends TrainingValue {}

/** A measure of what a training achieved. */
@ObjectType()
export class MLMetric extends TrainingValue {}

/** The jobs around a model or a group of models. */
@ObjectType()
export class MLModelLineageInfo {
  /** Urns of the jobs and runs that made it. */
  @Field(() => [String], { nullable: true })
  readonly trainingJobs?: string[] | null;
  /** Urns of the jobs and runs that use it. */
  @Field(() => [String], { nullable: true })
  readonly downstreamJobs?: string[] | null;
}

/** What is known of a part of machine learning: the fields that all kinds have. */
@ObjectType({ isAbstract: true })
export abstract class MLDetails {
  /** What it is. */
  readonly description?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** What people wrote about a part of machine learning: the fields that all kinds have. */
@ObjectType({ isAbstract: true })
export abstract class MLEditableDetails {
  /** What it is; goes before the description that was ingested. */
  readonly description?: string | null;
}
