import { Field, ObjectType } from '@nestjs/graphql';
import { AspectParams, Entity, FieldArgument, RawAspect } from '../../../entities/index.js';

/** An entity of a type that the deployment added to the model; its `type` is `OTHER`. */
@ObjectType({ implements: () => Entity })
export class OwnEntity extends Entity {
  /** Name of its type in the model. */
  readonly entityType!: string;
  /** Whether the entity is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** The entity's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
