import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../entities/index.js';
import { OwnershipTypeEntity } from './ownership-type.model.js';

/** A page of ownership types. */
@ObjectType()
export class ListOwnershipTypesResult extends Page {
  /** The ownership types of this page, newest first. */
  @Field(() => [OwnershipTypeEntity])
  readonly ownershipTypes!: EntityRef[];
}
