import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../entities/index.js';
import { CorpGroup } from './corp-group.model.js';

/** A page of groups. */
@ObjectType()
export class ListGroupsResult extends Page {
  /** The groups of this page, newest first. */
  @Field(() => [CorpGroup])
  readonly groups!: EntityRef[];
}
