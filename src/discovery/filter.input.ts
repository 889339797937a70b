import { InputType } from '@nestjs/graphql';
import { FilterOperator } from './filter-operator.enum.js';

/** A condition on one field. */
@InputType()
export class FacetFilterInput {
  /** Name of the field as used in facets. */
  readonly field!: string;
  /** The values; at least one must match. */
  readonly values?: string[] | null;
  /** Whether to negate the condition. */
  readonly negated?: boolean | null;
  /** Comparison operator; EQUAL when absent. */
  readonly condition?: FilterOperator | null;
}

/** Conditions that must all match. */
@InputType()
export class AndFilterInput {
  /** The conditions. */
  readonly and?: FacetFilterInput[] | null;
}
