import { FilterOperator } from '../filter-operator.enum.js';
import {
  aspectField,
  type EntityRef,
  enumOfEntityType,
  enumValue,
  type GraphqlContext,
  mapping,
  refTo,
} from '../../entities/index.js';
import { dataHubViewInfo, type StoredOf } from '../../model/index.js';
import {
  DataHubView,
  type DataHubViewDefinition,
  type DataHubViewFilter,
  DataHubViewType,
  type FacetFilter,
  LogicalOperator,
} from './view.model.js';

/** A value of the aspect `dataHubViewInfo`. */
export type StoredView = StoredOf<typeof dataHubViewInfo>;

/** The conditions of a stored view. */
type StoredFilter = StoredView['definition']['filter'];

/** One condition of a stored view. */
export type StoredCriterion = NonNullable<StoredFilter['criteria']>[number];

/** How a view appears in GraphQL. */
export const VIEW = mapping(DataHubView, 'dataHubView', {
  viewType: aspectField(dataHubViewInfo, ({ type }) => enumValue(DataHubViewType, type)),
  name: aspectField(dataHubViewInfo, ({ name }) => name),
  description: aspectField(dataHubViewInfo, ({ description }) => description),
  definition: aspectField(dataHubViewInfo, ({ definition }) => definitionOf(definition)),
});

/** Returns a reference to a view; null if `urn` is undefined or the view does not exist. */
export async function chosenView(urn: string | undefined, { entities }: GraphqlContext): Promise<EntityRef | null> {
  if (urn === undefined || (await entities.aspect(urn, dataHubViewInfo.name)) === undefined) return null;
  return refTo(VIEW.typeName, urn);
}

function definitionOf({ entityTypes, filter }: StoredView['definition']): DataHubViewDefinition {
  return { entityTypes: entityTypes.map(enumOfEntityType), filter: filterOf(filter) };
}

function filterOf({ or, criteria = [] }: StoredFilter): DataHubViewFilter {
  const groups = or?.map(({ and }) => and) ?? [criteria];
  const operator = groups.length > 1 ? LogicalOperator.OR : LogicalOperator.AND;
  return { operator, filters: groups.flat().map(facetFilter) };
}

function facetFilter({ field, condition, values = [], negated }: StoredCriterion): FacetFilter {
  return {
    field: field.replace(/\.keyword$/, ''),
    condition: enumValue(FilterOperator, condition),
    values: [...values],
    negated: negated ?? false,
  };
}
