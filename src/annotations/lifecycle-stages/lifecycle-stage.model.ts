import { Field, ObjectType } from '@nestjs/graphql';

/** A lifecycle stage of entities. */
@ObjectType()
export class LifecycleStageType {
  /** Urn of the stage. */
  readonly urn!: string;
  /** Name of the stage. */
  readonly name!: string;
  /** Meaning of the stage. */
  readonly description?: string | null;
  /** Entity types whose entities can be in the stage, such as `dataset`; all when null. */
  @Field(() => [String], { nullable: true })
  readonly entityTypes?: string[] | null;
  /** Whether searches omit entities in the stage. */
  readonly hideInSearch!: boolean;
  /**
   * Urns of the stages from which entities can move to this stage; any stage when null. A urn that ends in `__NONE__`
   * stands for entities without a stage.
   */
  @Field(() => [String], { nullable: true })
  readonly allowedPreviousStages?: string[] | null;
}
