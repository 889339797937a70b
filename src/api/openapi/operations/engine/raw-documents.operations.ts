import { invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject } from '../../../../foundation/json/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { OPERATORS } from '../../operation/access.js';
import { bodyOf } from '../../operation/body.js';
import { ANY_OBJECT, listOf, mapOf, record, TEXT, URN } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

/** Maximum number of items named in one request. */
const MOST_THINGS = 1_000;

/** A requested edge. */
export interface EdgeTuple {
  readonly a: string;
  readonly b: string;
  readonly relationshipType: string;
}

/** Names of aspects by urn. */
export type NamesByUrn = ReadonlyMap<string, readonly string[]>;

const namesByUrn = bodyOf(mapOf(listOf(TEXT)), (body): NamesByUrn => {
  if (!isJsonObject(body)) throw invalidArgument('The body must be a JSON object of aspect names by urn.');
  const entries = limited(Object.entries(body));
  return new Map(entries.map(([urn, names]) => [urnOf(urn), textsOf(names, `The aspect names of ${urn}`)]));
});

const DOCUMENTS_BY_ASPECT = mapOf(mapOf(ANY_OBJECT));

/** Contents of the stores other than the aspects in SQL. */
export const RAW_DOCUMENTS = section(
  {
    path: '/openapi/operations/elasticSearch',
    group: 'operations',
    tag: 'Search engine and indices',
    access: OPERATORS,
  },
  {
    documents: {
      method: 'post',
      path: 'entity/raw',
      summary: 'Search documents as stored.',
      body: bodyOf(listOf(URN), (body) => limited(textsOf(body, 'The body')).map(urnOf)),
      answer: mapOf(ANY_OBJECT),
    },
    runs: {
      method: 'post',
      path: 'systemmetadata/raw',
      summary: 'Entries of the run listing.',
      body: namesByUrn,
      answer: DOCUMENTS_BY_ASPECT,
    },
    series: {
      method: 'post',
      path: 'timeseries/raw',
      summary: 'The newest values of time series.',
      body: namesByUrn,
      answer: DOCUMENTS_BY_ASPECT,
    },
    edges: {
      method: 'post',
      path: 'graph/raw',
      summary: 'Edges as stored.',
      body: bodyOf(listOf(record({ a: URN, b: URN, relationshipType: TEXT })), tuplesOf),
      answer: listOf(ANY_OBJECT),
    },
  },
);

function tuplesOf(body: unknown): readonly EdgeTuple[] {
  if (!Array.isArray(body)) throw invalidArgument('The body must be an array of edges {a, b, relationshipType}.');
  return limited(body as readonly unknown[]).map((tuple) => {
    const { a, b, relationshipType } = isJsonObject(tuple) ? tuple : {};
    if (typeof a === 'string' && typeof b === 'string' && typeof relationshipType === 'string')
      return { a: urnOf(a), b: urnOf(b), relationshipType };
    throw invalidArgument('Each edge of the body needs "a", "b" and "relationshipType", all strings.');
  });
}

function textsOf(value: unknown, what: string): readonly string[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw invalidArgument(`${what} must be an array of strings.`);
}

function limited<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length <= MOST_THINGS) return items;
  throw invalidArgument(`The body names more than ${String(MOST_THINGS)} things: ask in several requests.`);
}

function urnOf(text: string): string {
  return Urn.parse(text).toString();
}
