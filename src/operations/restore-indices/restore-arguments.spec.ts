import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../model/index.js';
import { checkRestore, type RestoreArguments } from './restore-arguments.js';

const registry = ModelRegistry.standard();
const NOW = 1_700_000_000_000;
const URN = 'urn:li:tag:a';

const check = (given: RestoreArguments) => checkRestore(given, registry, { urn: 'urn:li:corpuser:o', time: NOW });

describe('arguments of restoreIndices', () => {
  it.each<[RestoreArguments, string]>([
    [{ start: -1 }, '"start" must be a whole number from 0 to 9007199254740991, not -1.'],
    [{ start: 0.5 }, '"start"'],
    [{ start: Number.NaN }, '"start"'],
    [{ start: 2 ** 60 }, '"start"'],
    [{ batchSize: 0 }, '"batchSize" must be a whole number from 1 to 9007199254740991, not 0.'],
    [{ batchSize: -10 }, '"batchSize"'],
    [{ batchSize: 1.5 }, '"batchSize"'],
    [{ limit: -1 }, '"limit"'],
    [{ limit: 1.25 }, '"limit"'],
    [{ gePitEpochMs: -5 }, '"gePitEpochMs"'],
    [{ lePitEpochMs: -5 }, '"lePitEpochMs"'],
    [{ lePitEpochMs: 1e15 }, '"lePitEpochMs"'],
    [{ gePitEpochMs: 5, lePitEpochMs: 4 }, '"gePitEpochMs" (5) must not be later than "lePitEpochMs" (4)'],
    [{ urn: '' }, '"urn" is no urn'],
    [{ urn: 'tag:a' }, '"urn" is no urn'],
    [{ urns: [URN, 'x'] }, '"urns" is no urn'],
    [{ urnLike: '' }, '"urnLike" is empty'],
    [{ urnLike: 'a\\' }, '"urnLike" ends with a lone backslash'],
    [{ aspect: 'nosuch' }, '"aspect" names "nosuch"'],
    [{ aspect: 'TagProperties' }, '"aspect" names "TagProperties"'],
    [{ aspect: '' }, '"aspect" names ""'],
    [{ aspectNames: ['tagKey', 'nosuch'] }, '"aspectNames" names "nosuch"'],
    [{ aspect: 'datasetProfile' }, '"aspect" names "datasetProfile", a time series'],
    [{ clean: true }, 'give "limit": 0'],
    [{ clean: true, limit: 10 }, 'give "limit": 0'],
    [{ clean: true, limit: 0, start: 5 }, 'no "start"'],
    [{ clean: true, limit: 0, urnLike: '%' }, 'leave "urnLike" or "clean" out'],
    [{ clean: true, limit: 0, aspect: 'tagKey' }, 'leave "aspect" or "clean" out'],
    [{ lastAspect: 'status' }, 'Give "lastUrn" with "lastAspect"'],
    [{ start: 1e18 }, 'from 0 to 9007199254740991, not 1000000000000000000.'],
    [{ start: 1, lastUrn: URN }, 'Give "start" or "lastUrn", not both'],
  ])('should reject %j', (given, message) => {
    expect(() => check(given)).toThrow(message);
  });

  it.each<[RestoreArguments, object, number | undefined, number]>([
    [{}, { start: 0, batchSize: 10, limit: 10 }, 10, 10],
    [{ batchSize: 3, start: 7 }, { start: 7, batchSize: 3, limit: 3 }, 3, 3],
    [{ limit: 25 }, { batchSize: 500, limit: 25 }, 25, 500],
    [{ limit: 25, batchSize: 5 }, { batchSize: 5, limit: 25 }, 25, 5],
    [{ limit: 0 }, { batchSize: 500, limit: 0 }, undefined, 500],
    [{ urn: URN }, { urn: URN, batchSize: 10, limit: 0 }, undefined, 500],
    [{ urn: URN, limit: 2 }, { limit: 2 }, 2, 500],
    [{ urnLike: 'urn:li:tag:%' }, { urnLike: 'urn:li:tag:%', limit: 10 }, 10, 10],
    [{ urn: URN, urnLike: 'urn:li:%' }, { urn: URN, urnLike: 'urn:li:%', limit: 0 }, undefined, 500],
  ])('should convert %j to a number of rows', (given, used, limit, chunkRows) => {
    const checked = check(given);
    expect(checked.used).toMatchObject(used);
    expect(checked.request).toMatchObject({ limit, chunkRows });
  });

  it("should return the effective arguments under DataHub's names", () => {
    expect(Object.keys(check({ aspect: 'tagKey' }).used)).toEqual([
      'start',
      'batchSize',
      'limit',
      'numThreads',
      'batchDelayMs',
      'gePitEpochMs',
      'lePitEpochMs',
      'createDefaultAspects',
      'aspectName',
      'aspectNames',
      'urn',
      'urnLike',
      'urnBasedPagination',
      'lastUrn',
      'lastAspect',
      'clean',
      'async',
    ]);
  });

  it('should end at the time of the call if only the start is given', () => {
    expect(check({ gePitEpochMs: 5 }).request.filter).toEqual({ createdFrom: 5, createdTo: NOW });
    expect(check({ gePitEpochMs: NOW + 1 }).request.filter).toEqual({ createdFrom: NOW + 1, createdTo: NOW });
    expect(check({ lePitEpochMs: 5 }).request.filter).toEqual({ createdTo: 5 });
    expect(check({ gePitEpochMs: 0, lePitEpochMs: 0 }).request.filter).toEqual({});
  });

  it('should continue after the given row', () => {
    const { request, used } = check({ lastUrn: URN, lastAspect: 'tagKey' });
    expect(request.after).toEqual({ urn: URN, aspectName: 'tagKey' });
    expect(used).toMatchObject({ urnBasedPagination: true, lastUrn: URN, lastAspect: 'tagKey' });
    expect(check({ lastUrn: '', lastAspect: '', start: 3 }).request.after).toBeUndefined();
  });

  it('should recognize a complete rebuild', () => {
    expect(check({ clean: true, limit: 0, async: true })).toMatchObject({ isRebuild: true, inBackground: true });
  });
});
