import { COUNT, FLAG, listOf, oneOfTexts, TEXT, WHOLE } from '../operation/schemas.js';
import { query } from './operation.js';

/** What walks through pages of entities take, whatever the version of the API. */
export const SCROLL = query({
  count: WHOLE,
  query: TEXT,
  scrollId: TEXT,
  sort: listOf(TEXT),
  sortCriteria: listOf(TEXT),
  sortOrder: oneOfTexts('ASCENDING', 'DESCENDING'),
  systemMetadata: FLAG,
  includeSoftDelete: FLAG,
  skipCache: FLAG,
  sliceId: COUNT,
  sliceMax: COUNT,
  pitKeepAlive: TEXT,
});

/** Names of aspects, under both their names. */
export const ASPECTS = query({ aspects: listOf(TEXT), aspectNames: listOf(TEXT) });

/** What reads of entities take. */
export const READ = query({ systemMetadata: FLAG });

/** What writes of entities take. */
export const WRITE = query({ async: FLAG, systemMetadata: FLAG });

/** What writes of one aspect take. */
export const CREATE = [...WRITE, ...query({ createIfEntityNotExists: FLAG, createIfNotExists: FLAG })];

/** What deletes of an entity take. */
export const DELETE = [...ASPECTS, ...query({ clear: FLAG })];

/** The place and size of a page of a list. */
export const PAGE = query({ start: COUNT, count: COUNT });

/** What walks through pages of edges take. */
export const EDGES = query({
  count: COUNT,
  scrollId: TEXT,
  sliceId: COUNT,
  sliceMax: COUNT,
  includeSoftDelete: FLAG,
  pitKeepAlive: TEXT,
});
