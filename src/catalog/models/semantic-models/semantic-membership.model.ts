import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { SemanticModel } from './semantic-model.model.js';

/** What a dataset is to the semantic model that it belongs to. */
@ObjectType()
export class SemanticModelProperties {
  /** Name of the dataset in the model. */
  readonly alias!: string;
  /** The model; null when the caller may not view it. */
  @Field(() => SemanticModel, { nullable: true })
  readonly semanticModel?: EntityRef | null;
}
