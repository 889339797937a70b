import { Field, ObjectType } from '@nestjs/graphql';
import { MLHyperParam, MLMetric } from './ml-shared.model.js';

/** Properties of a run that trained a model. */
@ObjectType()
export class MLTrainingRunProperties {
  /** Id of the run on its platform. */
  readonly id?: string | null;
  /** URLs of the outputs of the run. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly outputUrls?: (string | null)[] | null;
  /** Hyperparameters of the run. */
  @Field(() => [MLHyperParam], { nullable: 'itemsAndList' })
  readonly hyperParams?: (MLHyperParam | null)[] | null;
  /** Metrics of the run. */
  @Field(() => [MLMetric], { nullable: 'itemsAndList' })
  readonly trainingMetrics?: (MLMetric | null)[] | null;
}
