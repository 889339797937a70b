import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../entities/index.js';

/** A quick filter. */
@ObjectType()
export class QuickFilter {
  /** Name of the field. */
  readonly field!: string;
  /** Value of the field. */
  readonly value!: string;
  /** The entity, if the value is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** Quick filters. */
@ObjectType()
export class GetQuickFiltersResult {
  /** The filters: platforms first, then entity types. */
  @Field(() => [QuickFilter], { nullable: 'items' })
  readonly quickFilters!: (QuickFilter | null)[];
}
