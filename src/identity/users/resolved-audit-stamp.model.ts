import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Long } from '../../entities/index.js';
import { CorpUser } from './corp-user.model.js';

/** When something was done, and the user who did it. */
@ObjectType()
export class ResolvedAuditStamp {
  /** When it happened. */
  @Field(() => Long)
  readonly time!: number;
  /** Who did it. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
}
