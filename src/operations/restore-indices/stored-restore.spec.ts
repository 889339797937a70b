import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../model/index.js';
import { checkRestore, type RestoreArguments } from './restore-arguments.js';
import { argumentsOf } from './stored-restore.js';

const registry = ModelRegistry.standard();
const BEFORE = 1_700_000_000_000;
const LATER = BEFORE + 60_000;

describe('argumentsOf', () => {
  it.each<RestoreArguments>([
    {},
    { limit: 0 },
    { limit: 0, clean: true },
    { limit: 5, batchSize: 2, start: 3 },
    { batchSize: 7, createDefaultAspects: true },
    { urn: 'urn:li:tag:a' },
    { urns: ['urn:li:tag:a', 'urn:li:tag:b'] },
    { urns: ['urn:li:tag:a'], urnLike: 'urn:li:tag:%', aspect: 'tagProperties' },
    { urns: [] },
    { aspectNames: ['tagKey', 'tagProperties'], aspect: 'status', limit: 0 },
    { aspectNames: [] },
    { lastUrn: 'urn:li:tag:a' },
    { lastUrn: 'urn:li:tag:a', lastAspect: 'tagKey', limit: 9 },
    { gePitEpochMs: 5 },
    { gePitEpochMs: 5, lePitEpochMs: 0 },
    { gePitEpochMs: 5, lePitEpochMs: 8 },
    { gePitEpochMs: 0, lePitEpochMs: 8 },
    { lePitEpochMs: 0 },
  ])('should select the same rows later: %j', (given) => {
    const at = (args: RestoreArguments, time: number) => {
      const { request, ...rest } = checkRestore(args, registry, { urn: 'urn:li:corpuser:o', time });
      const { audit: _, ...selection } = request;
      return { ...rest, selection };
    };
    const first = at({ ...given, async: true }, BEFORE);
    expect(at(argumentsOf(first.used), LATER)).toEqual(first);
  });
});
