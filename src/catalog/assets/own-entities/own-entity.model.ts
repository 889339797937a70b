import { Field, ObjectType } from '@nestjs/graphql';
import { AspectParams, Entity, FieldArgument, RawAspect } from '../../../entities/index.js';

/** An entity of a type that the deployment adds to the model; its `type` is `OTHER`. */
@ObjectType({ implements: () => Entity })
export class OwnEntity extends Entity {
  /** Entity type in the model. */
  readonly entityType!: string;
  /** Whether the entity is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Stored aspects of the entity as JSON text. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
