import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../entities/index.js';

/** A filter that many will want. */
@ObjectType()
export class QuickFilter {
  /** Name of the field. */
  readonly field!: string;
  /** Value of the field. */
  readonly value!: string;
  /** The entity of the value, when it is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** Filters that many will want. */
@ObjectType()
export class GetQuickFiltersResult {
  /** The filters: platforms first, then kinds of entities. */
  @Field(() => [QuickFilter], { nullable: 'items' })
  readonly quickFilters!: (QuickFilter | null)[];
}
