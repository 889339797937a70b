import { describe, expect, it } from '@jest/globals';
import type { BulkResult } from '../../../foundation/engine-client/index.js';
import type { IndexOperation, SearchDocument } from '../../search-document.js';
import type { IndexState } from './index-state.js';
import { indexState } from './index-state.js';
import { winners, writeOutcome } from './write-outcome.js';
import { bulkOperation, type OperationFate, operationFate } from './write-round.js';

const STATE: IndexState = {
  entityType: 'tag',
  alias: 'tagindex_v2',
  physical: 'tagindex_v2_1',
  mapping: {},
  fields: {},
  properties: new Map([
    ['fits', 'string'],
    ['other', 'number'],
  ]),
};
const DOCUMENT: SearchDocument = {
  entityType: 'tag',
  urn: 'urn:li:tag:a',
  revision: 3,
  fields: { urn: 'urn:li:tag:a', structuredProperties: { fits: ['x'], other: ['y'], unknown: ['z'] } },
  nameWords: ['order'],
  propertyTypes: { fits: 'string', other: 'string', unknown: 'string' },
};
const FITTING: SearchDocument = { ...DOCUMENT, propertyTypes: { fits: 'string', unknown: 'string' } };
const PUT: IndexOperation = { kind: 'put', document: FITTING };
const MISFIT: IndexOperation = { kind: 'put', document: DOCUMENT };
const REMOVE: IndexOperation = { kind: 'remove', entityType: 'tag', urn: 'urn:li:tag:a', revision: 4 };
const OTHER: IndexOperation = { ...REMOVE, urn: 'urn:li:tag:other' };
const CONFLICT = 'version_conflict_engine_exception';
const DONE: BulkResult = { status: 200, index: 'tagindex_v2_1', result: 'updated', errorType: '', reason: '' };

describe('bulkOperation', () => {
  it('should store a document under its revision, without properties that the index knows otherwise', () => {
    const { header, source } = bulkOperation({ operation: MISFIT, state: STATE });
    expect(header).toEqual({
      index: {
        _index: 'tagindex_v2',
        _id: 'urn%3Ali%3Atag%3Aa',
        version: 3,
        version_type: 'external_gte',
        require_alias: true,
      },
    });
    expect(source).toMatchObject({
      urn: DOCUMENT.urn,
      structuredProperties: { fits: ['x'] },
      _search: { type: 'tag' },
    });
    expect(source?.structuredProperties).toEqual({ fits: ['x'] });
  });

  it('should leave out members of object fields where the index has no room for them', () => {
    const state = { ...STATE, fields: { owners: { type: 'text' }, ownerTypes: { dynamic: 'true', properties: {} } } };
    const fields = { owners: ['a'], ownerTypes: { b: ['a'] } };
    const operation: IndexOperation = { kind: 'put', document: { ...DOCUMENT, fields } };
    expect(bulkOperation({ operation, state }).source).toMatchObject(fields);
    const { source } = bulkOperation({ operation, state, withoutMembers: true });
    expect([source?.owners, source?.ownerTypes]).toEqual([['a'], undefined]);
  });

  it('should remove under a revision', () => {
    expect(bulkOperation({ operation: REMOVE, state: STATE })).toEqual({
      header: {
        delete: { _index: 'tagindex_v2', _id: 'urn%3Ali%3Atag%3Aa', version: 4, version_type: 'external_gte' },
      },
    });
  });
});

describe('operationFate', () => {
  it.each<[string, IndexOperation, Partial<BulkResult>, unknown]>([
    ['a document stored', PUT, {}, 'written'],
    ['a document stored in another index than was thought', PUT, { index: 'tagindex_v2_2' }, 'moved'],
    ['a document stored without a value that the index maps otherwise', MISFIT, {}, { rejected: expect.any(String) }],
    ['an index that is gone', PUT, { status: 404, errorType: 'index_not_found_exception' }, 'moved'],
    ['a higher revision', PUT, { status: 409, errorType: CONFLICT }, { overtakenBy: undefined }],
    [
      'a higher revision that the engine names',
      PUT,
      {
        status: 409,
        errorType: CONFLICT,
        reason: '[urn%3Ali%3Atag%3Aa]: version conflict, current version [12] is higher than the one provided [3]',
      },
      { overtakenBy: 12 },
    ],
    ['a removal', REMOVE, {}, 'removed'],
    ['a removal of nothing', REMOVE, { status: 404, result: 'not_found' }, 'absent'],
    [
      'a value that does not fit',
      PUT,
      { status: 400, errorType: 'document_parsing_exception', reason: 'failed to parse field [a] of [secret]' },
      { rejected: 'the search engine cannot index the document because of its field a (document_parsing_exception)' },
    ],
  ])('should tell %s', (_what, operation, given, expected) => {
    expect(operationFate({ operation, state: STATE }, { ...DONE, ...given })).toEqual(expected);
  });

  it.each([
    [400, 'index_closed_exception'],
    [403, 'cluster_block_exception'],
    [429, 'cluster_block_exception'],
    [503, 'unavailable_shards_exception'],
  ])('should reject for a while what goes to an index that takes no writes: %i %s', (status, errorType) => {
    const fate = operationFate({ operation: PUT, state: STATE }, { ...DONE, status, errorType });
    expect(fate).toEqual({ rejected: expect.stringContaining(errorType), passes: true });
    expect(writeOutcome(new Map([[PUT, fate]]), 0).rejected).toMatchObject([{ urn: DOCUMENT.urn, passes: true }]);
  });

  it('should tell which alias keeps writes from finding their index', () => {
    const reason = 'no write index is defined for alias [tagindex_v2]. The write index may be explicitly disabled …';
    const refused = { ...DONE, status: 400, errorType: 'illegal_argument_exception', reason };
    const rejected = expect.stringContaining('the alias tagindex_v2 leads to several indices');
    expect(operationFate({ operation: PUT, state: STATE }, refused)).toEqual({ rejected, passes: true });
  });

  it('should tell once that an index has no room for more fields', () => {
    const reason = 'Limit of total fields [10000] has been exceeded';
    const full = { ...DONE, status: 400, errorType: 'illegal_argument_exception', reason };
    expect(operationFate({ operation: PUT, state: STATE }, full)).toBe('crowded');
    expect(operationFate({ operation: PUT, state: STATE, withoutMembers: true }, full)).toHaveProperty('rejected');
  });

  it('should tell which block keeps an index from writes', () => {
    const block =
      'TOO_MANY_REQUESTS/12/disk usage exceeded flood-stage watermark, index has read-only-allow-delete block';
    const reason = `index [tagindex_v2_1] blocked by: [${block}; for more information, see https://…];`;
    const refused = { ...DONE, status: 429, errorType: 'cluster_block_exception', reason };
    expect(operationFate({ operation: PUT, state: STATE }, refused)).toEqual({
      rejected: `its index tagindex_v2_1 takes no writes at the moment (${block})`,
      passes: true,
    });
  });

  it.each([
    [429, 'es_rejected_execution_exception'],
    [503, 'node_closed_exception'],
  ])('should throw when the engine takes no writes: %i %s', (status, errorType) => {
    expect(() => operationFate({ operation: PUT, state: STATE }, { ...DONE, status, errorType })).toThrow(
      expect.objectContaining({ code: 'ENGINE_UNAVAILABLE' }),
    );
  });
});

describe('winners', () => {
  it('should keep the highest revision of each urn, the last among equals', () => {
    const again: IndexOperation = { ...PUT, document: { ...DOCUMENT, fields: {} } };
    expect(winners([PUT, REMOVE, again])).toEqual([REMOVE]);
    expect(winners([PUT, again])).toEqual([again]);
  });
});

describe('writeOutcome', () => {
  it('should count what became of a batch', () => {
    const fates = new Map<IndexOperation, OperationFate>([
      [PUT, { rejected: 'why' }],
      [REMOVE, 'removed'],
      [OTHER, { overtakenBy: 12 }],
    ]);
    expect(writeOutcome(fates, 2)).toEqual({
      written: 0,
      removed: 1,
      stale: 3,
      higher: [{ urn: 'urn:li:tag:other', revision: 12 }],
      rejected: [{ urn: DOCUMENT.urn, reason: 'why' }],
    });
  });
});

describe('indexState', () => {
  it('should read the structured properties of an index, also those of several versions', () => {
    const text = { type: 'keyword', normalizer: 'keyword_normalizer' };
    const properties = { a: text, _versioned: { properties: { b: { properties: { number: { type: 'double' } } } } } };
    const answer = { x_1: { mappings: { properties: { structuredProperties: { properties } } } } };
    const state = indexState('tag', 'x', answer);
    expect(state?.physical).toBe('x_1');
    expect([...(state?.properties ?? [])]).toEqual([
      ['a', 'string'],
      ['_versioned.b.number', 'number'],
    ]);
    expect(indexState('tag', 'x', {})).toBeUndefined();
  });
});
