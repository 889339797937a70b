import { describe, expect, it } from '@jest/globals';
import { inputOf } from '../../../../../test/support/harness/operation-input.js';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import { checkRequestOf } from './check-body.js';
import { CONSISTENCY } from './consistency.operations.js';
import { namedIssue } from './issues-body.js';

const model = ModelRegistry.standard();
const NOW = 1_700_000_000_000;
const requestOf = (body: JsonObject) =>
  checkRequestOf(inputOf(CONSISTENCY.checkBatch, { body }).body, { now: NOW, gracePeriodSeconds: 300, model });
const issuesOf = (body: JsonObject) =>
  inputOf(CONSISTENCY.fixIssues, { body }).body.issues.map((one) => namedIssue(one, model));
const issue = (more: JsonObject): JsonObject => ({
  issues: [{ entityUrn: 'urn:li:tag:a', fixType: 'HARD_DELETE', ...more }],
});

describe('checkRequestOf', () => {
  it.each<[JsonObject, number | undefined]>([
    [{}, NOW - 300_000],
    [{ gracePeriodSeconds: 10 }, NOW - 10_000],
    [{ gracePeriodSeconds: 0 }, undefined],
    [{ gracePeriodSeconds: -1 }, undefined],
    [{ filter: { lePitEpochMs: 5 } }, 5],
    [{ gracePeriodSeconds: 0, filter: { lePitEpochMs: 5 } }, 5],
    [{ gracePeriodSeconds: 9e12 }, 0],
  ])('should look with %j at what was written until %p', (body, until) => {
    expect(requestOf(body).filter.modifiedTo).toBe(until);
  });

  it('should take what is not said for the usual', () => {
    expect(requestOf({ entityType: 'tag', checkIds: null, filter: null })).toMatchObject({
      entityType: 'tag',
      batchSize: 100,
      filter: { includeSoftDeleted: false, keyAspectOnly: false },
    });
  });

  it.each<[JsonObject, string]>([
    [{ entityType: 5 }, '"entityType"'],
    [{ entityType: '' }, '"entityType"'],
    [{ checkIds: 'invalid-enum' }, '"checkIds"'],
    [{ checkIds: [1] }, '"checkIds"'],
    [{ batchSize: 0 }, '"batchSize" must be from 1 to 1000, not 0'],
    [{ batchSize: 1001 }, '"batchSize"'],
    [{ batchSize: 1.5 }, '"batchSize"'],
    [{ scrollId: 1 }, '"scrollId"'],
    [{ gracePeriodSeconds: 'long' }, '"gracePeriodSeconds"'],
    [{ filter: [] }, '"filter"'],
    [{ filter: { gePitEpochMs: -1 } }, '"gePitEpochMs"'],
    [{ filter: { lePitEpochMs: 1e15 } }, '"lePitEpochMs"'],
    [{ filter: { gePitEpochMs: 2, lePitEpochMs: 1 } }, '"gePitEpochMs" must not be later'],
    [{ filter: { aspectFilters: ['nothing'] } }, '"aspectFilters" names "nothing"'],
    [{ filter: { entityTypes: ['nothing'] } }, '"entityTypes" names "nothing"'],
    [{ filter: { includeSoftDeleted: 'yes' } }, '"includeSoftDeleted"'],
    [{ filter: { keyAspectOnly: 1 } }, '"keyAspectOnly"'],
  ])('should refuse %j', (body, message) => {
    expect(() => requestOf(body)).toThrow(message);
  });
});

describe('issuesOf', () => {
  it('should take the type from the urn, and what is absent as absent', () => {
    expect(issuesOf(issue({ fixType: null, checkId: 'invalid-enum' }))).toEqual([
      { entityUrn: 'urn:li:tag:a', entityType: 'tag', checkId: 'invalid-enum' },
    ]);
  });

  it.each<[JsonObject, string]>([
    [{}, '"issues"'],
    [{ issues: {} }, '"issues"'],
    [{ issues: ['x'] }, 'Each of "issues"'],
    [{ issues: Array.from({ length: 1001 }, () => ({})) }, '"issues" may hold 1000'],
    [issue({ entityUrn: null }), '"entityUrn"'],
    [issue({ entityUrn: 'tag:a' }), 'Invalid urn'],
    [issue({ entityUrn: 'urn:li:nothing:a' }), '"entityUrn" urn:li:nothing:a'],
    [issue({ entityType: 'dataset' }), '"entityType" of the issue of urn:li:tag:a must be tag'],
    [issue({ fixType: 'REPAIR' }), '"fixType" must be one of'],
    [issue({ fixType: null }), 'needs a "fixType", or a "checkId"'],
    [issue({ relatedUrns: ['x'] }), 'Invalid urn'],
    [issue({ details: 3 }), '"details"'],
  ])('should refuse %j', (body, message) => {
    expect(() => issuesOf(body)).toThrow(message);
  });
});
