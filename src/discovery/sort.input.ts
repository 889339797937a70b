import { Field, InputType, registerEnumType } from '@nestjs/graphql';

/** Direction of a sort order. */
export enum SortOrder {
  ASCENDING = 'ASCENDING',
  DESCENDING = 'DESCENDING',
}

registerEnumType(SortOrder, { name: 'SortOrder', description: 'Direction of a sort order.' });

/** A sort key. */
@InputType()
export class SortCriterion {
  /** Name of the field to sort by. */
  readonly field!: string;
  /** Direction of the sort. */
  readonly sortOrder!: SortOrder;
}

/** Sort order of results; best match first without keys. */
@InputType()
export class SearchSortInput {
  /** The only sort key. */
  @Field(() => SortCriterion, { nullable: true, deprecationReason: 'Use sortCriteria.' })
  readonly sortCriterion?: SortCriterion | null;
  /** The sort keys, most significant first. Overrides `sortCriterion`. */
  readonly sortCriteria?: SortCriterion[] | null;
}
