import { Field, ObjectType } from '@nestjs/graphql';

/** A stage in the life of entities. */
@ObjectType()
export class LifecycleStageType {
  /** Urn of the stage. */
  readonly urn!: string;
  /** Name of the stage. */
  readonly name!: string;
  /** What it means that an entity is in the stage. */
  readonly description?: string | null;
  /** Names of the model of the kinds of entities that can be in the stage; all when null. */
  @Field(() => [String], { nullable: true })
  readonly entityTypes?: string[] | null;
  /** Whether searches leave out entities in the stage. */
  readonly hideInSearch!: boolean;
  /** Urns of the stages that an entity can come from; any when null. One that ends in `__NONE__` stands for no stage. */
  @Field(() => [String], { nullable: true })
  readonly allowedPreviousStages?: string[] | null;
}
