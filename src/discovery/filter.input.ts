import { InputType } from '@nestjs/graphql';
import { FilterOperator } from './filter-operator.enum.js';

/** A condition on one field. */
@InputType()
export class FacetFilterInput {
  /** Name of the field, as facets name it. */
  readonly field!: string;
  /** The values to compare with: one that fits is enough. */
  readonly values?: string[] | null;
  /** Whether the condition must not hold. */
  readonly negated?: boolean | null;
  /** How to compare; EQUAL when absent. */
  readonly condition?: FilterOperator | null;
}

/** Conditions that must all hold. */
@InputType()
export class AndFilterInput {
  /** The conditions. */
  readonly and?: FacetFilterInput[] | null;
}
