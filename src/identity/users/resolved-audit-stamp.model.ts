import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Long } from '../../entities/index.js';
import { CorpUser } from './corp-user.model.js';

/** Time and actor of an action. */
@ObjectType()
export class ResolvedAuditStamp {
  /** Time of the action. */
  @Field(() => Long)
  readonly time!: number;
  /** User who performed the action. */
  @Field(() => CorpUser, { nullable: true })
  readonly actor?: EntityRef | null;
}
