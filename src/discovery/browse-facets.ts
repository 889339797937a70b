import { invalidArgument } from '../foundation/common/errors.js';

/**
 * Entity types with a legacy browse tree, and the facets that filter each of them. Source: DataHub's GraphQL.
 */
const FACETS: Readonly<Record<string, readonly string[]>> = {
  dataset: ['origin', 'platform'],
  dashboard: ['access', 'tool'],
  chart: ['access', 'queryType', 'tool', 'type'],
  dataFlow: ['orchestrator', 'cluster'],
  dataJob: ['flow'],
  glossaryTerm: [],
  notebook: [],
  mlModel: ['origin', 'platform'],
  mlModelGroup: ['origin', 'platform'],
  mlFeatureTable: ['platform', 'name'],
  erModelRelationship: [],
};

/** Throws `INVALID_ARGUMENT` for an entity type without a legacy browse tree, and for fields other than its facets. */
export function requireBrowsable(entityType: string, fields: readonly string[]): void {
  const known = FACETS[entityType];
  if (known === undefined) throw invalidArgument(`type: entities of type ${entityType} have no browse paths`);
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown !== undefined) throw invalidArgument(`Unrecognized facet with name ${unknown} provided`);
}
