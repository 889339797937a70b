import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { FacetFilterInput } from '../filter.input.js';
import { EntityType } from '../../entities/index.js';
import { DataHubViewType, LogicalOperator } from './view.model.js';

/** The conditions of a view. */
@InputType()
export class DataHubViewFilterInput {
  /** Whether all conditions must match, or at least one. */
  readonly operator!: LogicalOperator;
  /** The conditions. */
  readonly filters!: FacetFilterInput[];
}

/** The definition of a view. */
@InputType()
export class DataHubViewDefinitionInput {
  /** Entity types; all types when empty. */
  @Field(() => [EntityType])
  readonly entityTypes!: EntityType[];
  /** Conditions on the entities. */
  readonly filter!: DataHubViewFilterInput;
}

/** A view to create. */
@InputType()
export class CreateViewInput {
  /** Type of the view. */
  readonly viewType!: DataHubViewType;
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the view. */
  readonly description?: string | null;
  /** Definition of the view. */
  readonly definition!: DataHubViewDefinitionInput;
}

/** Changes of a view; absent fields stay unchanged. */
@InputType()
export class UpdateViewInput {
  /** Display name. */
  @ValidateIf((input: UpdateViewInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** Description of the view. */
  readonly description?: string | null;
  /** Definition of the view. */
  readonly definition?: DataHubViewDefinitionInput | null;
}

/** Selection of the caller's views to list. */
@InputType()
export class ListMyViewsInput {
  /** Number of views to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of views to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all views when absent or empty. */
  readonly query?: string | null;
  /** Type of the views; all types when absent. */
  readonly viewType?: DataHubViewType | null;
}

/** Selection of global views to list. */
@InputType()
export class ListGlobalViewsInput {
  /** Number of views to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of views to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all views when absent or empty. */
  readonly query?: string | null;
}
