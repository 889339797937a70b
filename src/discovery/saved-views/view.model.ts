import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { FilterOperator } from '../filter-operator.enum.js';
import { Entity, EntityType } from '../../entities/index.js';

/** Who sees a view. */
export enum DataHubViewType {
  PERSONAL = 'PERSONAL',
  GLOBAL = 'GLOBAL',
}

registerEnumType(DataHubViewType, {
  name: 'DataHubViewType',
  description: 'Who sees a view.',
  valuesMap: {
    PERSONAL: { description: 'The user who made it.' },
    GLOBAL: { description: 'Everybody.' },
  },
});

/** How conditions are joined. */
export enum LogicalOperator {
  AND = 'AND',
  OR = 'OR',
}

registerEnumType(LogicalOperator, { name: 'LogicalOperator', description: 'How conditions are joined.' });

/** A condition on one field. */
@ObjectType()
export class FacetFilter {
  /** Name of the field. */
  readonly field!: string;
  /** How values are compared; EQUAL when null. */
  readonly condition?: FilterOperator | null;
  /** The values to compare with: one that fits is enough. */
  readonly values!: string[];
  /** Whether the condition must not hold. */
  readonly negated?: boolean | null;
}

/** The conditions of a view. */
@ObjectType()
export class DataHubViewFilter {
  /** Whether all conditions must hold, or one. */
  readonly operator!: LogicalOperator;
  /** The conditions. */
  readonly filters!: FacetFilter[];
}

/** What a view selects. */
@ObjectType()
export class DataHubViewDefinition {
  /** Kinds of entities; all when empty. */
  @Field(() => [EntityType])
  readonly entityTypes!: EntityType[];
  /** Conditions on the entities. */
  readonly filter!: DataHubViewFilter;
}

/** A selection of entities that somebody keeps. */
@ObjectType({ implements: () => Entity })
export class DataHubView extends Entity {
  /** Who sees the view. */
  readonly viewType!: DataHubViewType;
  /** Name for people. */
  readonly name!: string;
  /** What the view is for. */
  readonly description?: string | null;
  /** What the view selects. */
  readonly definition!: DataHubViewDefinition;
}
