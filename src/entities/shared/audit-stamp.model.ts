import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../scalars/long.scalar.js';

/** Time and actor of an action. */
@ObjectType()
export class AuditStamp {
  /** Time of the action. */
  @Field(() => Long)
  readonly time!: number;
  /** Urn of the actor. */
  readonly actor?: string | null;
}
