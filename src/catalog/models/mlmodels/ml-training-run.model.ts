import { Field, ObjectType } from '@nestjs/graphql';
import { MLHyperParam, MLMetric } from './ml-shared.model.js';

/** What is known of a run that trained a model. */
@ObjectType()
export class MLTrainingRunProperties {
  /** Id of the run in its tool. */
  readonly id?: string | null;
  /** Addresses of what the run made. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly outputUrls?: (string | null)[] | null;
  /** Settings of the training. */
  @Field(() => [MLHyperParam], { nullable: 'itemsAndList' })
  readonly hyperParams?: (MLHyperParam | null)[] | null;
  /** What the training achieved. */
  @Field(() => [MLMetric], { nullable: 'itemsAndList' })
  readonly trainingMetrics?: (MLMetric | null)[] | null;
}
