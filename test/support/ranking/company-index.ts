import { demoProposals } from '../../../src/cli/demo/company.js';
import { isJsonObject, type JsonObject } from '../../../src/foundation/json/json.js';
import { ModelRegistry } from '../../../src/model/index.js';
import { SEARCH_ENTITY_TYPES, type SearchDocument, type SearchPage } from '../../../src/search/index.js';
import type { SearchIndexSubject } from '../../contracts/search-index.contract.js';
import { document, puts, SCHEMA } from '../harness/search-documents.js';
import { type Aspects, searchOver, type ServedSearch, VIEWER } from '../harness/search-harness.js';

/** A day of the company; the order of hits does not depend on it. */
const DAY = Date.UTC(2026, 0, 15);

const registry = ModelRegistry.standard();

/** The aspects of the demo company, time series left out. */
export function companyAspects(): Aspects {
  const aspects: Record<string, Record<string, JsonObject>> = {};
  for (const { entityType, entityUrn, aspectName, aspect } of demoProposals(DAY)) {
    if (registry.entity(entityType).aspects.get(aspectName)?.kind !== 'versioned') continue;
    const value: unknown = JSON.parse(aspect.value);
    if (isJsonObject(value)) (aspects[entityUrn] ??= {})[aspectName] = value;
  }
  return aspects;
}

/** Fills an index with the company and returns the search service over it. */
export async function serveCompany({ index }: SearchIndexSubject, aspects: Aspects): Promise<ServedSearch> {
  const { rejected } = await index().write(puts(...documents(aspects)), { live: true });
  if (rejected.length > 0) throw new Error(`The index rejected documents: ${JSON.stringify(rejected)}`);
  await index().refresh();
  return searchOver(index(), aspects);
}

/** The first ten hits of a text, as the page of search results requests them. */
export async function firstTen({ service }: ServedSearch, query: string): Promise<SearchPage> {
  const flags = { fulltext: true, skipHighlighting: true, skipAggregates: true };
  return service.search({ query, viewer: VIEWER, entityTypes: SEARCH_ENTITY_TYPES, count: 10, flags });
}

function documents(aspects: Aspects): readonly SearchDocument[] {
  return Object.entries(aspects)
    .filter(([urn]) => SCHEMA.entity(urn.split(':')[2] ?? '') !== undefined)
    .map(([urn, values]) => document(urn, values));
}
