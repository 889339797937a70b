import { Field, InputType, Int } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { FacetFilterInput } from '../filter.input.js';
import { EntityType } from '../../entities/index.js';
import { DataHubViewType, LogicalOperator } from './view.model.js';

/** The conditions of a view. */
@InputType()
export class DataHubViewFilterInput {
  /** Whether all conditions must hold, or one. */
  readonly operator!: LogicalOperator;
  /** The conditions. */
  readonly filters!: FacetFilterInput[];
}

/** What a view selects. */
@InputType()
export class DataHubViewDefinitionInput {
  /** Kinds of entities; all when empty. */
  @Field(() => [EntityType])
  readonly entityTypes!: EntityType[];
  /** Conditions on the entities. */
  readonly filter!: DataHubViewFilterInput;
}

/** A view to create. */
@InputType()
export class CreateViewInput {
  /** Who sees the view. */
  readonly viewType!: DataHubViewType;
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the view is for. */
  readonly description?: string | null;
  /** What the view selects. */
  readonly definition!: DataHubViewDefinitionInput;
}

/** What changes of a view; what is absent stays as it is. */
@InputType()
export class UpdateViewInput {
  /** Name for people. */
  @ValidateIf((input: UpdateViewInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** What the view is for. */
  readonly description?: string | null;
  /** What the view selects. */
  readonly definition?: DataHubViewDefinitionInput | null;
}

/** Which of the caller's views to list. */
@InputType()
export class ListMyViewsInput {
  /** How many views to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many views to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all views when absent or empty. */
  readonly query?: string | null;
  /** Who sees the views; any when absent. */
  readonly viewType?: DataHubViewType | null;
}

/** Which of the views that everybody sees to list. */
@InputType()
export class ListGlobalViewsInput {
  /** How many views to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many views to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all views when absent or empty. */
  readonly query?: string | null;
}
