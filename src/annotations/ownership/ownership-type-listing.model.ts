import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, Page } from '../../entities/index.js';
import { OwnershipTypeEntity } from './ownership-type.model.js';

/** A page of kinds of ownership. */
@ObjectType()
export class ListOwnershipTypesResult extends Page {
  /** The kinds of this page, the newest first. */
  @Field(() => [OwnershipTypeEntity])
  readonly ownershipTypes!: EntityRef[];
}
