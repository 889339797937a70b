import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { FilterOperator } from '../filter-operator.enum.js';
import { Entity, EntityType } from '../../entities/index.js';

/** Type of a view. */
export enum DataHubViewType {
  PERSONAL = 'PERSONAL',
  GLOBAL = 'GLOBAL',
}

registerEnumType(DataHubViewType, {
  name: 'DataHubViewType',
  description: 'Type of a view.',
  valuesMap: {
    PERSONAL: { description: 'Visible to its creator.' },
    GLOBAL: { description: 'Visible to all users.' },
  },
});

/** Operator that joins conditions. */
export enum LogicalOperator {
  AND = 'AND',
  OR = 'OR',
}

registerEnumType(LogicalOperator, { name: 'LogicalOperator', description: 'Operator that joins conditions.' });

/** A condition on one field. */
@ObjectType()
export class FacetFilter {
  /** Name of the field. */
  readonly field!: string;
  /** Comparison operator; EQUAL when null. */
  readonly condition?: FilterOperator | null;
  /** The values; at least one must match. */
  readonly values!: string[];
  /** Whether the condition is negated. */
  readonly negated?: boolean | null;
}

/** The conditions of a view. */
@ObjectType()
export class DataHubViewFilter {
  /** Whether all conditions must match, or at least one. */
  readonly operator!: LogicalOperator;
  /** The conditions. */
  readonly filters!: FacetFilter[];
}

/** The definition of a view. */
@ObjectType()
export class DataHubViewDefinition {
  /** Entity types; all types when empty. */
  @Field(() => [EntityType])
  readonly entityTypes!: EntityType[];
  /** Conditions on the entities. */
  readonly filter!: DataHubViewFilter;
}

/** A saved selection of entities. */
@ObjectType({ implements: () => Entity })
export class DataHubView extends Entity {
  /** Type of the view. */
  readonly viewType!: DataHubViewType;
  /** Display name. */
  readonly name!: string;
  /** Description of the view. */
  readonly description?: string | null;
  /** Definition of the view. */
  readonly definition!: DataHubViewDefinition;
}
