import { InputType } from '@nestjs/graphql';
import { FacetFilterInput } from '../../../discovery/index.js';

/** Conditions on the values of a time series; all of them must hold. */
@InputType()
export class FilterInput {
  /** The conditions. */
  readonly and!: FacetFilterInput[];
}
