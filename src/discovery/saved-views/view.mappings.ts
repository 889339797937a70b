import { FilterOperator } from '../filter-operator.enum.js';
import {
  aspectField,
  type EntityMapping,
  type EntityRef,
  enumOfEntityType,
  enumValue,
  type GraphqlContext,
  refTo,
} from '../../entities/index.js';
import { type DataHubViewDefinition, type DataHubViewFilter, DataHubViewType, LogicalOperator } from './view.model.js';

interface StoredCriterion {
  readonly field: string;
  readonly condition?: string;
  readonly values?: readonly string[];
  readonly negated?: boolean;
}

/** The aspect `dataHubViewInfo`. */
export interface StoredView {
  readonly type: string;
  readonly name: string;
  readonly description?: string;
  readonly definition: {
    readonly entityTypes: readonly string[];
    readonly filter: {
      readonly or?: readonly { readonly and: readonly StoredCriterion[] }[];
      readonly criteria?: readonly StoredCriterion[];
    };
  };
}

/** Name of the aspect that defines a view. */
export const VIEW_ASPECT = 'dataHubViewInfo';

const viewField = (read: (view: StoredView) => unknown) => aspectField<StoredView>(VIEW_ASPECT, read);

/** How a view shows in GraphQL. */
export const VIEW: EntityMapping = {
  entityType: 'dataHubView',
  typeName: 'DataHubView',
  fields: {
    viewType: viewField(({ type }) => enumValue(DataHubViewType, type)),
    name: viewField(({ name }) => name),
    description: viewField(({ description }) => description),
    definition: viewField(({ definition }) => definitionOf(definition)),
  },
};

/** A reference to a view that somebody chose; null when none is chosen or the view is gone. */
export async function chosenView(urn: string | undefined, { entities }: GraphqlContext): Promise<EntityRef | null> {
  if (urn === undefined || (await entities.aspect(urn, VIEW_ASPECT)) === undefined) return null;
  return refTo(VIEW.typeName, urn);
}

function definitionOf({ entityTypes, filter }: StoredView['definition']): DataHubViewDefinition {
  return { entityTypes: entityTypes.map(enumOfEntityType), filter: filterOf(filter) };
}

function filterOf({ or, criteria = [] }: StoredView['definition']['filter']): DataHubViewFilter {
  const groups = or?.map(({ and }) => and) ?? [criteria];
  const operator = groups.length > 1 ? LogicalOperator.OR : LogicalOperator.AND;
  return { operator, filters: groups.flat().map(facetFilter) };
}

function facetFilter({
  field,
  condition,
  values = [],
  negated,
}: StoredCriterion): DataHubViewFilter['filters'][number] {
  return {
    field: field.replace(/\.keyword$/, ''),
    condition: enumValue(FilterOperator, condition),
    values: [...values],
    negated: negated ?? false,
  };
}
