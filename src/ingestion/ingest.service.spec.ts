import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposal } from '../../test/support/harness/aspect-harness.js';
import { ALICE, type IngestHarness, ingestHarness, UNCHECKED } from '../../test/support/harness/ingest-harness.js';
import type { ChangeProposal } from '../aspects/index.js';
import { SYSTEM_ACTOR } from '../auth/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { IngestOptions } from './index.js';

const TAG = 'urn:li:tag:a';
const OTHER = 'urn:li:tag:b';
const DOCUMENT = 'urn:li:document:d';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const CHECKED: IngestOptions = { source: 'RESTLI', proposedByCaller: true, authorize: true };
const named = (urn: string, name: string, more: Partial<ChangeProposal> = {}): ChangeProposal =>
  proposal(urn, 'tagProperties', { name }, more);
const PROFILE: JsonObject = { timestampMillis: 5, rowCount: 1 };

describe('IngestService', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
  });

  afterEach(() => harness.close());

  const ingest = (proposals: readonly ChangeProposal[], options: IngestOptions = UNCHECKED, actor = ALICE) =>
    harness.service.ingest(proposals, actor, options);

  it('should write values trimmed to the model, with the key aspect', async () => {
    const results = await ingest([proposal(TAG, 'tagProperties', { name: 'n', unknown: 1 })]);
    expect(results.map(({ aspectName, outcome }) => `${aspectName} ${outcome}`).sort()).toEqual([
      'tagKey written',
      'tagProperties written',
    ]);
    expect(await harness.value(TAG, 'tagProperties')).toEqual({ name: 'n' });
    expect((await harness.store.latestOne(TAG, 'tagProperties'))?.created).toEqual({ time: 1000, actor: ALICE.urn });
  });

  it('should tell how many proposals wait to be written', async () => {
    const writing = ingest([named(TAG, 'n'), named(OTHER, 'n')]);
    expect(harness.service.pending).toBe(2);
    await writing;
    const refused = ingest([proposal(TAG, 'tagProperties', { name: 'm' }, { changeType: 'CREATE' })]);
    await expect(refused).rejects.toThrow();
    expect(harness.service.pending).toBe(0);
  });

  it('should ask nothing when the caller wants no check', async () => {
    await ingest([named(TAG, 'n')]);
    expect(harness.questions).toEqual([]);
  });

  it('should ask the system nothing', async () => {
    await ingest([named(TAG, 'n')], CHECKED, SYSTEM_ACTOR);
    expect(harness.questions).toEqual([]);
  });

  it.each<[string, ChangeProposal['changeType'], boolean, string, string]>([
    ['an UPSERT of a new entity', 'UPSERT', false, TAG, 'CREATE'],
    ['an UPSERT of a known entity', 'UPSERT', true, TAG, 'UPDATE'],
    ['an UPDATE of a new entity', 'UPDATE', false, TAG, 'CREATE'],
    ['a CREATE of a new entity', 'CREATE', false, TAG, 'UPDATE'],
    ['a PATCH of a new entity', 'PATCH', false, TAG, 'UPDATE'],
    ['a CREATE_ENTITY of a new entity', 'CREATE_ENTITY', false, TAG, 'CREATE'],
    ['a CREATE_ENTITY of a known entity', 'CREATE_ENTITY', true, TAG, 'UPDATE'],
    ['a PATCH of a new document', 'PATCH', false, DOCUMENT, 'CREATE'],
  ])('should ask for the right operation for %s', async (_name, changeType, exists, urn, operation) => {
    if (exists) await ingest([proposal(urn, 'status', { removed: false })]);
    harness.allows = () => false;
    const { value, ...bare } = proposal(urn, 'status', { removed: true }, { changeType });
    const one = changeType === 'PATCH' ? { ...bare, patch: { patch: [] } } : { ...bare, value };
    await expect(ingest([one as ChangeProposal], CHECKED)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(harness.questions.map(({ asked, resource }) => [asked, resource?.urn])).toEqual([[[operation], urn]]);
  });

  it('should ask once for each urn and operation', async () => {
    await ingest([named(TAG, 'a'), proposal(TAG, 'status', { removed: false }), named(OTHER, 'b')], CHECKED);
    expect(harness.questions.map(({ resource }) => resource?.urn)).toEqual([TAG, OTHER]);
  });

  it.each([
    [
      'callers',
      {},
      `User ${ALICE.urn} is unauthorized to modify entity: HttpStatus: 403 Urn: ${TAG}, HttpStatus: 403 Urn: ${OTHER}`,
    ],
    [
      'callers in the words of their API',
      { describeRefusal: (actor: string, urns: readonly string[]) => `${actor} may not: ${urns.join(', ')}` },
      `${ALICE.urn} may not: ${TAG}, ${OTHER}`,
    ],
  ])('should name every refused urn to %s and write nothing', async (_words, options, message) => {
    harness.allows = ({ resource }) => resource?.urn === DATASET;
    const batch = [proposal(DATASET, 'status', { removed: false }), named(TAG, 'a'), named(OTHER, 'b')];
    await expect(ingest(batch, { ...CHECKED, ...options })).rejects.toMatchObject({ code: 'FORBIDDEN', message });
    expect(await harness.value(DATASET, 'status')).toBeUndefined();
  });

  it('should judge a new entity with the domains that come with it', async () => {
    await harness.write('urn:li:domain:d', 'domainProperties', { name: 'd' });
    harness.allows = () => false;
    const batch = [
      proposal(DATASET, 'status', { removed: false }),
      proposal(DATASET, 'domains', { domains: ['urn:li:domain:d'] }),
    ];
    await expect(ingest(batch, CHECKED)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(harness.questions[0]?.resource).toEqual({
      type: 'dataset',
      urn: DATASET,
      proposedDomains: ['urn:li:domain:d'],
    });
  });

  it('should leave a repeated proposal out and apply different ones in order', async () => {
    const results = await ingest([named(TAG, 'a'), named(TAG, 'a'), named(TAG, 'b')]);
    expect(results.filter(({ aspectName }) => aspectName === 'tagProperties')).toHaveLength(1);
    expect(await harness.value(TAG, 'tagProperties')).toEqual({ name: 'b' });
  });

  it('should delete and write in one transaction for use cases that may', async () => {
    const mayDelete = { ...UNCHECKED, mayDelete: true };
    await ingest([named(TAG, 'a'), named(OTHER, 'b')]);
    const deletion: ChangeProposal = { ...named(TAG, 'a'), changeType: 'DELETE' };
    const overtaken = { ...named(OTHER, 'c'), headers: { 'If-Version-Match': '7' } };
    await expect(harness.service.ingest([deletion, overtaken], ALICE, mayDelete)).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
    expect(await harness.value(TAG, 'tagProperties')).toEqual({ name: 'a' });
    await harness.service.ingest([deletion, named(OTHER, 'c')], ALICE, mayDelete);
    expect(await harness.value(TAG, 'tagProperties')).toBeUndefined();
    expect(await harness.value(OTHER, 'tagProperties')).toEqual({ name: 'c' });
  });

  it('should write nothing when one value is wrong', async () => {
    await expect(ingest([named(TAG, 'a'), proposal(OTHER, 'tagProperties', { name: 1 })])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await harness.value(TAG, 'tagProperties')).toBeUndefined();
  });

  it.each<[string, ChangeProposal, string]>([
    ['a DELETE', named(TAG, 'a', { changeType: 'DELETE' }), 'INVALID_ARGUMENT'],
    ['a RESTATE from outside', named(TAG, 'a', { changeType: 'RESTATE' }), 'INVALID_ARGUMENT'],
    [
      'a PATCH of a time series',
      proposal(DATASET, 'datasetProfile', PROFILE, { changeType: 'PATCH' }),
      'INVALID_ARGUMENT',
    ],
    ['an unknown aspect', proposal(TAG, 'nothing', {}), 'VALIDATION_FAILED'],
    ['an aspect of another entity', proposal(TAG, 'datasetProperties', {}), 'VALIDATION_FAILED'],
    [
      'a value that is missing',
      { urn: TAG, entityType: 'tag', aspectName: 'tagProperties', changeType: 'UPSERT' },
      'VALIDATION_FAILED',
    ],
    [
      'a run event of another type',
      proposal('urn:li:assertion:a', 'assertionRunEvent', {
        timestampMillis: 1,
        runId: 'r',
        asserteeUrn: TAG,
        status: 'COMPLETE',
        assertionUrn: 'urn:li:assertion:a',
      }),
      'VALIDATION_FAILED',
    ],
  ])('should refuse %s', async (_name, one, code) => {
    await expect(ingest([one])).rejects.toMatchObject({ code });
  });

  it('should restate for the service itself', async () => {
    const [result] = await ingest(
      [named(TAG, 'a', { changeType: 'RESTATE' })],
      { source: 'SYSTEM', authorize: false },
      SYSTEM_ACTOR,
    );
    expect(result?.outcome).toBe('written');
  });

  it('should append a value of a time series and make its entity exist', async () => {
    const results = await ingest([proposal(DATASET, 'datasetProfile', PROFILE, { systemMetadata: { runId: 'r' } })]);
    expect(harness.documents).toMatchObject([
      { urn: DATASET, aspectName: 'datasetProfile', timestampMillis: 5, runId: 'r', event: PROFILE },
    ]);
    expect(await harness.store.exists(DATASET, { includeSoftDeleted: true })).toBe(true);
    expect(await harness.value(DATASET, 'dataPlatformInstance')).toEqual({ platform: 'urn:li:dataPlatform:hive' });
    expect(results.at(-1)).toMatchObject({
      aspectName: 'datasetProfile',
      outcome: 'written',
      record: { value: PROFILE },
    });
  });

  it('should let search follow a time series whose values are searchable, and its deletes', async () => {
    const touched: (readonly string[])[] = [];
    harness.listeners.register({ afterTouch: (urns) => void touched.push(urns) });
    await ingest([proposal(DATASET, 'datasetProfile', PROFILE)]);
    await ingest([named(TAG, 'a')]);
    await harness.service.deleteAspect(DATASET, 'datasetProfile', ALICE, UNCHECKED);
    expect(touched).toEqual([[DATASET], [DATASET]]);
  });

  it.each<[string, Partial<IngestOptions>, Partial<ChangeProposal>, string | undefined]>([
    ['a request', { searchTiming: 'answered' }, {}, 'answered'],
    ['a use case', { searchTiming: 'prompt' }, {}, 'prompt'],
    [
      'a proposal of a use case',
      { searchTiming: 'prompt' },
      { headers: { 'X-DataHub-Sync-Index-Update': 'true' } },
      'answered',
    ],
    ['a proposal', {}, { headers: { 'X-DataHub-Sync-Index-Update': 'true' } }, 'answered'],
    ['nobody', {}, {}, undefined],
  ])('should say when searches show the write, as %s asks', async (_name, options, more, expected) => {
    const timings: unknown[] = [];
    harness.listeners.register({ afterCommit: (_changes, { searchTiming }) => void timings.push(searchTiming) });
    await ingest([named(TAG, 'a', more)], { ...UNCHECKED, ...options });
    expect(timings).toEqual([expected]);
  });

  it('should append nothing when another proposal of the batch is refused', async () => {
    await ingest([named(TAG, 'a')]);
    const batch = [proposal(DATASET, 'datasetProfile', PROFILE), named(TAG, 'b', { changeType: 'CREATE' })];
    await expect(ingest(batch)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(harness.documents).toEqual([]);
  });

  it('should take the mark of system updates from the system alone', async () => {
    const marked = { systemMetadata: { properties: { appSource: 'systemUpdate', clientId: 'c' } } };
    await ingest([named(TAG, 'a', marked)]);
    await ingest([named(OTHER, 'a', marked)], UNCHECKED, SYSTEM_ACTOR);
    const properties = async (urn: string) =>
      (await harness.store.latestOne(urn, 'tagProperties'))?.systemMetadata?.properties;
    expect(await properties(TAG)).toMatchObject({ clientId: 'c' });
    expect(await properties(TAG)).not.toHaveProperty('appSource');
    expect(await properties(OTHER)).toMatchObject({ appSource: 'systemUpdate' });
  });

  it('should delete an entity with its time series', async () => {
    await ingest([proposal(DATASET, 'status', { removed: false })]);
    const { rows, timeseriesRows } = await harness.service.deleteEntity(DATASET, ALICE, CHECKED);
    expect(rows).toBeGreaterThan(1);
    expect(timeseriesRows).toBe(1);
    expect(harness.deletes).toEqual([{ urn: DATASET }]);
    expect(await harness.store.exists(DATASET, { includeSoftDeleted: true })).toBe(false);
    expect(harness.questions).toMatchObject([{ asked: ['DELETE'], resource: { urn: DATASET } }]);
  });

  it('should let search follow the deletes of a run and of an entity with values', async () => {
    await ingest([proposal(DATASET, 'datasetProfile', PROFILE, { systemMetadata: { runId: 'r' } })]);
    const touched: (readonly string[])[] = [];
    harness.listeners.register({ afterTouch: (urns) => void touched.push(urns) });
    await harness.service.deleteRunValues('other');
    expect(touched).toEqual([]);
    await harness.service.deleteRunValues('r');
    await harness.service.deleteEntity(DATASET, ALICE, UNCHECKED);
    expect(touched).toEqual([[DATASET], [DATASET]]);
  });

  it('should delete one aspect, a time series, or with the key aspect everything', async () => {
    await ingest([proposal(DATASET, 'status', { removed: false })]);
    expect(await harness.service.deleteAspect(DATASET, 'status', ALICE, UNCHECKED)).toBe(1);
    expect(await harness.service.deleteAspect(DATASET, 'datasetProfile', ALICE, UNCHECKED)).toBe(1);
    expect(harness.deletes).toEqual([{ urn: DATASET, aspectName: 'datasetProfile' }]);
    expect(await harness.service.deleteAspect(DATASET, 'datasetKey', ALICE, UNCHECKED)).toBeGreaterThan(0);
    expect(await harness.store.exists(DATASET, { includeSoftDeleted: true })).toBe(false);
  });

  it('should delete nothing without the right', async () => {
    await ingest([named(TAG, 'a')]);
    harness.allows = () => false;
    await expect(harness.service.deleteEntity(TAG, ALICE, CHECKED)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(harness.service.deleteAspect(TAG, 'tagProperties', ALICE, CHECKED)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await harness.value(TAG, 'tagProperties')).toEqual({ name: 'a' });
  });
});
