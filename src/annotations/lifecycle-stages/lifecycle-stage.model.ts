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
  /** Entity types whose entities can be in the stage, as in `dataset`; all when null. */
  @Field(() => [String], { nullable: true })
  readonly entityTypes?: string[] | null;
  /** Whether searches leave out entities in the stage. */
  readonly hideInSearch!: boolean;
  /**
   * Urns of the stages from which an entity can move to this one; any when null. A urn that ends in `__NONE__` stands
   * for no stage.
   */
  @Field(() => [String], { nullable: true })
  readonly allowedPreviousStages?: string[] | null;
}
