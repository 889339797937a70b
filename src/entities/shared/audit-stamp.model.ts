import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../scalars/long.scalar.js';

/** When something was done, and by whom. */
@ObjectType()
export class AuditStamp {
  /** When it happened. */
  @Field(() => Long)
  readonly time!: number;
  /** Urn of who did it. */
  readonly actor?: string | null;
}
