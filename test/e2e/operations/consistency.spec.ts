import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';
import { tamper } from '../../support/engines/tamper.js';

const BASE = '/openapi/operations/consistency';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,consistent,PROD)';
const GOOD = 'urn:li:assertion:a-good';
const UNKNOWN = 'urn:li:assertion:b-unknown';
const EMPTY = 'urn:li:assertion:c-empty';
const HIDDEN = 'urn:li:assertion:d-hidden';
const TAG = 'urn:li:tag:consistent';
const ORPHAN = 'urn:li:tag:orphan';
const INFO = { type: 'CUSTOM', customAssertion: { type: 'mine', entity: DATASET } };
const AT_ONCE = { gracePeriodSeconds: 0 };

interface Issue {
  readonly entityUrn: string;
  readonly checkId: string;
  readonly fixType: string;
}

interface Found {
  readonly entitiesScanned: number;
  readonly issuesFound: number;
  readonly issues: readonly Issue[];
  readonly scrollId?: string;
}

describe('consistency checks', () => {
  let env: TestEnvironment;

  async function call<Answer>(path: string, body?: object, status = 200): Promise<Answer> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await env.fetch(`${BASE}${path}`, init);
    const text = await answer.text();
    expect(`${answer.status} ${answer.status === status ? '' : text}`.trim()).toBe(String(status));
    return JSON.parse(text) as Answer;
  }

  const check = (body: object): Promise<Found> => call<Found>('/check', { ...AT_ONCE, ...body });
  const entity = (urn: string): string => `/entities/${encodeURIComponent(urn)}`;
  const ids = async (query: string): Promise<readonly string[]> =>
    (await call<{ checks: { id: string }[] }>(`/checks${query}`)).checks.map(({ id }) => id).sort();
  const told = ({ issues }: Found): readonly string[] =>
    issues.map(({ entityUrn, checkId, fixType }) => `${entityUrn} ${checkId} ${fixType}`);

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(
      env,
      ...[GOOD, UNKNOWN, EMPTY, HIDDEN].map((urn) => [urn, 'assertionInfo', INFO] as const),
      [HIDDEN, 'status', { removed: true }],
      [TAG, 'tagProperties', { name: 'consistent' }],
      [ORPHAN, 'tagProperties', { name: 'orphan' }],
    );
    const place = '/openapi/operations/elasticSearch/entity/raw';
    await poll(async () => {
      const answer = await env.fetch(place, { method: 'POST', body: JSON.stringify([ORPHAN]) });
      return ORPHAN in ((await answer.json()) as object);
    }, 'the document that is to be an orphan');
    const set = 'UPDATE metadata_aspect_v2 SET metadata = ? WHERE urn = ? AND aspect = ? AND version = 0';
    await tamper(
      env,
      [set, JSON.stringify({ ...INFO, type: 'SLA' }), UNKNOWN, 'assertionInfo'],
      [set, JSON.stringify({ ...INFO, type: 'VOLUME' }), EMPTY, 'assertionInfo'],
      [set, JSON.stringify({ ...INFO, type: 'VOLUME' }), HIDDEN, 'assertionInfo'],
      [set, JSON.stringify({ name: 'consistent', shade: { dark: true } }), TAG, 'tagProperties'],
      ['DELETE FROM metadata_aspect_v2 WHERE urn = ?', ORPHAN],
    );
  });

  afterAll(() => env.stop());

  it('should be listed', async () => {
    const [byDefault, all] = [await ids(''), await ids('?includeOnDemand=true')];
    expect(byDefault).toEqual(['assertion-invalid-type', 'assertion-type-mismatch']);
    expect(all).toEqual(['aspect-schema-validation', ...byDefault, 'invalid-enum', 'orphan-index-document']);
    expect(await ids('?entityType=tag&includeOnDemand=true')).not.toContain('assertion-invalid-type');
    expect(await call('/checks/assertion-invalid-type')).toMatchObject({
      entityType: 'assertion',
      onDemandOnly: false,
      requiredAspects: ['assertionInfo', 'status'],
      requiresAllAspects: false,
      targetAspects: ['assertionInfo'],
    });
    await call('/checks/nothing', undefined, 404);
  });

  it('should find invalid stored data, batch by batch, except recent writes', async () => {
    const later = await call<Found>('/check', { entityType: 'assertion' });
    expect(later).toEqual({ entitiesScanned: 0, issuesFound: 0, issues: [] });
    const batches: Found[] = [];
    for (let scrollId: string | undefined; batches.length < 9;) {
      const batch = await check({ entityType: 'assertion', batchSize: 1, ...(scrollId && { scrollId }) });
      batches.push(batch);
      scrollId = batch.scrollId;
      if (scrollId === undefined) break;
    }
    expect(batches.flatMap(told)).toEqual([
      `${UNKNOWN} assertion-invalid-type HARD_DELETE`,
      `${EMPTY} assertion-type-mismatch HARD_DELETE`,
    ]);
    expect(batches.map(({ entitiesScanned }) => entitiesScanned)).toEqual([1, 1, 1, 0]);
    const hidden = { entityType: 'assertion', filter: { includeSoftDeleted: true } };
    expect((await check(hidden)).issues.map(({ entityUrn }) => entityUrn)).toEqual([UNKNOWN, EMPTY, HIDDEN]);
    expect(await call(entity(EMPTY))).toMatchObject([{ entityUrn: EMPTY, checkId: 'assertion-type-mismatch' }]);
    expect(await call(entity(GOOD))).toEqual([]);
    await call(entity(HIDDEN), undefined, 404);
  });

  it('should find documents without rows, and delete them on request', async () => {
    const body = { ...AT_ONCE, entityType: 'tag', checkIds: ['orphan-index-document'], async: false };
    const found = await poll(async () => {
      const answer = await check(body);
      return answer.issuesFound > 0 && answer;
    }, 'the orphan');
    expect(told(found)).toEqual([`${ORPHAN} orphan-index-document DELETE_INDEX_DOCUMENTS`]);
    expect(await call(`${entity(ORPHAN)}?checkIds=orphan-index-document`)).toHaveLength(1);
    const living = { entityUrn: TAG, fixType: 'DELETE_INDEX_DOCUMENTS' };
    expect(await call('/fix-issues', { issues: [living], dryRun: false })).toMatchObject({
      entitiesFailed: 1,
      fixDetails: [{ success: false, errorMessage: expect.stringContaining('is stored') as unknown }],
    });
    for (const [dryRun, left] of [
      [undefined, 1],
      [false, 0],
    ] as const) {
      const fixed = await call('/fix', { ...body, dryRun });
      expect(fixed).toMatchObject({ dryRun: dryRun ?? true, issuesFound: 1, entitiesFixed: 1, entitiesFailed: 0 });
      expect(await check(body)).toMatchObject({ issuesFound: left });
    }
    await call(`${entity(ORPHAN)}?checkIds=orphan-index-document`, undefined, 404);
  });

  it('should fix the issues that they found', async () => {
    const { issues } = await check({ entityType: 'tag', checkIds: ['aspect-schema-validation'] });
    expect(issues).toMatchObject([{ entityUrn: TAG, fixType: 'TRIM_UPSERT', details: 'tagProperties' }]);
    await call('/fix-issues', { issues });
    expect(await check({ entityType: 'tag', checkIds: ['aspect-schema-validation'] })).toMatchObject({
      issuesFound: 1,
    });
    const fixed = await call('/fix-issues', { issues, dryRun: false });
    expect(fixed).toMatchObject({ totalProcessed: 1, entitiesFixed: 1, fixDetails: [{ urn: TAG, success: true }] });
    expect(await check({ entityType: 'tag', checkIds: ['aspect-schema-validation'] })).toMatchObject({
      issuesFound: 0,
    });
    expect(await storedAspect(env, TAG, 'tagProperties')).toEqual({ name: 'consistent' });
  });

  it('should delete data that cannot be repaired, and record the actor', async () => {
    const named = { entityUrn: UNKNOWN, checkId: 'assertion-invalid-type' };
    const issues = [named, { entityUrn: GOOD, checkId: 'assertion-invalid-type' }];
    expect(await call('/fix-issues', { issues, dryRun: false })).toMatchObject({
      totalProcessed: 1,
      fixDetails: [{ urn: UNKNOWN, action: 'HARD_DELETE', success: true }],
    });
    await call('/fix', { ...AT_ONCE, entityType: 'assertion', dryRun: false });
    for (const gone of [UNKNOWN, EMPTY]) await call(entity(gone), undefined, 404);
    expect(await call(entity(GOOD))).toEqual([]);
    expect(await check({ entityType: 'assertion' })).toMatchObject({ issuesFound: 0 });
    const search = { method: 'POST', body: JSON.stringify({ eventTypes: ['OperationEvent'] }) };
    const trail = await (await env.fetch('/openapi/v1/events/audit/search', search)).text();
    expect(trail).toContain(`HARD_DELETE ${EMPTY}`);
  });

  it.each<[string, object | undefined, string]>([
    ['/checks?entityType=nothing', undefined, 'entityType'],
    ['/entities/tag', undefined, 'tag'],
    [`/entities/${encodeURIComponent(TAG)}?checkIds=nothing`, undefined, 'checkIds'],
    ['/check', {}, 'entityType'],
    ['/check', [], 'body'],
    ['/check', { entityType: 'tag', scrollId: 'x' }, 'scrollId'],
    ['/fix', { entityType: 'tag', batchSize: 0 }, 'batchSize'],
    ['/fix', { entityType: 'tag', dryRun: 'no' }, 'dryRun'],
    ['/fix-issues', { issues: [{ entityUrn: TAG }] }, 'fixType'],
    ['/fix-issues', { issues: [{ entityUrn: TAG, checkId: 'nothing' }] }, 'checkIds'],
  ])('should reject invalid requests with the reason: %s %j', async (path, body, field) => {
    expect(await call<{ message: string }>(path, body, 400)).toMatchObject({
      message: expect.stringContaining(field) as unknown,
    });
  });
});
