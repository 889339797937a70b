import type { JsonObject } from '../../../foundation/json/json.js';
import type { SearchSchema } from '../../search-schema.js';
import type { FieldMatch, SearchQuery } from '../../search-query.js';
import { documentValues } from '../../text/document-values.js';
import { fieldLayout } from '../../text/field-layout.js';
import { FieldMatches, withNames } from '../../text/field-matches.js';
import type { NamedFields } from '../../text/named-fields.js';
import { matchedNames } from './clause-names.js';
import { objectAt, strings } from './json-reading.js';

/**
 * Maximum number of hits that arrive with their values; for more, the values are read in pieces of this size, so that
 * the memory of a page does not depend on its length.
 */
export const HITS_WITH_VALUES = 100;

/** A hit of the engine, and the urn of its document. */
export interface FoundHit {
  readonly urn: string;
  readonly hit: JsonObject;
}

/** Reads documents by urn. */
export type ReadDocuments = (urns: readonly string[]) => Promise<ReadonlyMap<string, JsonObject>>;

/** The fields whose values hits must have, so that it is known where they matched. */
export function valueFields({ highlight = [] }: Pick<SearchQuery, 'highlight'>): readonly string[] {
  return [...new Set(highlight.map(({ name }) => name))];
}

/** Whether the hits of a query arrive with the values of `valueFields`. */
export function arriveWithValues({ highlight, size }: Pick<SearchQuery, 'highlight' | 'size'>): boolean {
  return highlight !== undefined && size > 0 && size <= HITS_WITH_VALUES;
}

/**
 * Finds where hits matched from the values of their documents, as the embedded engine does. The highlighters of the
 * engines would analyze every value of every field again for each hit, at several times the cost of the search.
 */
export class HitMatches {
  private fields: NamedFields | undefined;

  constructor(
    private readonly schema: SearchSchema,
    private readonly read: ReadDocuments,
  ) {}

  /** The matches of each hit; after those with a value, the names of other fields and conditions that it matched. */
  async of(found: readonly FoundHit[], query: SearchQuery): Promise<readonly (readonly FieldMatch[])[]> {
    const matches = new FieldMatches((this.fields ??= namedFields(this.schema)), query);
    const placesOf = (values: JsonObject): readonly FieldMatch[] => matches.of(documentValues(values));
    if (query.highlight === undefined) return found.map(({ hit }) => withClauseNames([], hit, query));
    if (arriveWithValues(query))
      return found.map(({ hit }) => withClauseNames(placesOf(objectAt(hit, '_source')), hit, query));
    const all: (readonly FieldMatch[])[] = [];
    for (let from = 0; from < found.length; from += HITS_WITH_VALUES) {
      const piece = found.slice(from, from + HITS_WITH_VALUES);
      const urns = piece.map(({ urn }) => urn);
      const values = await this.read(urns);
      for (const { urn, hit } of piece) all.push(withClauseNames(placesOf(values.get(urn) ?? {}), hit, query));
    }
    return all;
  }
}

function namedFields(schema: SearchSchema): NamedFields {
  const layout = fieldLayout(schema);
  return { layout, fieldNames: () => new Set([...layout.values()].flatMap((fields) => [...fields.keys()])) };
}

function withClauseNames(
  places: readonly FieldMatch[],
  hit: JsonObject,
  { namedClauses }: SearchQuery,
): readonly FieldMatch[] {
  if (namedClauses === undefined) return places;
  return withNames(places, () => matchedNames(strings(hit.matched_queries), namedClauses));
}
