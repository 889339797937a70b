import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { SemanticModel } from './semantic-model.model.js';

/** Role of a dataset in its semantic model. */
@ObjectType()
export class SemanticModelProperties {
  /** Name of the dataset in the model. */
  readonly alias!: string;
  /** The semantic model; null if the actor may not view it. */
  @Field(() => SemanticModel, { nullable: true })
  readonly semanticModel?: EntityRef | null;
}
