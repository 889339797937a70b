import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../entities/index.js';
import { CorpUser } from './corp-user.model.js';

/** A page of users. */
@ObjectType()
export class ListUsersResult extends Page {
  /** The users of this page. */
  @Field(() => [CorpUser])
  readonly users!: EntityRef[];
}
