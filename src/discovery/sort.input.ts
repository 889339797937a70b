import { Field, InputType, registerEnumType } from '@nestjs/graphql';

/** Which end of an order comes first. */
export enum SortOrder {
  ASCENDING = 'ASCENDING',
  DESCENDING = 'DESCENDING',
}

registerEnumType(SortOrder, { name: 'SortOrder', description: 'Which end of an order comes first.' });

/** One key of an order. */
@InputType()
export class SortCriterion {
  /** Name of the field to sort by. */
  readonly field!: string;
  /** Which end comes first. */
  readonly sortOrder!: SortOrder;
}

/** The order of results; the best match first when nothing is given. */
@InputType()
export class SearchSortInput {
  /** The only key of the order. */
  @Field(() => SortCriterion, { nullable: true, deprecationReason: 'Use sortCriteria.' })
  readonly sortCriterion?: SortCriterion | null;
  /** The keys of the order, the most important first. Goes before `sortCriterion`. */
  readonly sortCriteria?: SortCriterion[] | null;
}
