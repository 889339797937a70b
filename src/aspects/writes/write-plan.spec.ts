import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { ChangeProposal, ChangeType } from '../change-proposal.js';

const TAG = 'urn:li:tag:a';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,Db.Table,PROD)';
const PATH = { path: [{ id: 'given' }] };

const named = (name: string, more: Partial<ChangeProposal> = {}): ChangeProposal =>
  proposal(TAG, 'tagProperties', { name }, more);
const described = (more: Partial<ChangeProposal> = {}): ChangeProposal =>
  proposal(DATASET, 'datasetProperties', { description: 'd' }, more);
const deletion = (aspectName: string): ChangeProposal => ({
  urn: TAG,
  entityType: 'tag',
  aspectName,
  changeType: 'DELETE',
});
const patch = (urn: string, aspectName: string, path: string, value: JsonObject | string): ChangeProposal => {
  const { value: _none, ...rest } = proposal(urn, aspectName, {}, { changeType: 'PATCH' });
  return { ...rest, patch: { patch: [{ op: 'add', path, value }] } };
};
const derived = (derive: NonNullable<ChangeProposal['derive']>): ChangeProposal => {
  const { value: _none, ...rest } = named('');
  return { ...rest, derive };
};

let aspects: SqliteAspects;

beforeEach(async () => {
  aspects = await sqliteAspects();
});

afterEach(() => aspects.close());

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : 'odd';
}

async function valueOf(urn: string, aspect: string): Promise<JsonObject | undefined> {
  return (await aspects.store.latestOne(urn, aspect))?.value;
}

async function write(...proposals: readonly ChangeProposal[]): Promise<readonly string[]> {
  return (await aspects.writer.write(proposals, context())).map(({ aspectName }) => aspectName);
}

describe('WritePlan', () => {
  it('should store the last of several values of one aspect, once', async () => {
    await expect(write(named('1'), named('2'))).resolves.toEqual(['tagProperties', 'tagKey']);
    await expect(valueOf(TAG, 'tagProperties')).resolves.toEqual({ name: '2' });
  });

  it('should apply patches to the value of the same batch, or to none after a deletion', async () => {
    await write(described());
    await write(described({ value: { name: 'n' } }), patch(DATASET, 'datasetProperties', '/qualifiedName', 'q'));
    await expect(valueOf(DATASET, 'datasetProperties')).resolves.toEqual({ name: 'n', qualifiedName: 'q' });
    const tagged = proposal(DATASET, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] });
    await write(tagged);
    const { value: _none, ...gone } = { ...tagged, changeType: 'DELETE' } as const;
    await write(gone, patch(DATASET, 'globalTags', '/tags/urn:li:tag:b', { tag: 'urn:li:tag:b' }));
    await expect(valueOf(DATASET, 'globalTags')).resolves.toEqual({ tags: [{ tag: 'urn:li:tag:b' }] });
  });

  it('should refuse a patch whose result is invalid', async () => {
    await write(described());
    await expect(write(patch(DATASET, 'datasetProperties', '/description', {}))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(valueOf(DATASET, 'datasetProperties')).resolves.toEqual({ description: 'd' });
  });

  it.each([
    [true, 'urn:li:corpuser:__datahub_system'],
    [false, 'urn:li:corpuser:writer'],
    [undefined, 'urn:li:corpuser:writer'],
  ])('should stamp what a patch of a caller (%s) starts from as %s', async (proposedByCaller, actor) => {
    const { proposedByCaller: _given, ...rest } = context(1000);
    const adding = patch(DATASET, 'glossaryTerms', '/terms/urn:li:glossaryTerm:t', { urn: 'urn:li:glossaryTerm:t' });
    await aspects.writer.write([adding], { ...rest, ...(proposedByCaller !== undefined && { proposedByCaller }) });
    await expect(valueOf(DATASET, 'glossaryTerms')).resolves.toMatchObject({ auditStamp: { time: 1000, actor } });
  });
});

describe('The aspects of a new entity', () => {
  const { value: _none, ...rest } = named('');
  const change = { patch: { patch: [{ op: 'add', path: '/name', value: 'p' }] as const, forceGenericPatch: true } };

  it.each<[ChangeType, ChangeProposal, boolean]>([
    ['UPSERT', named('1'), true],
    ['CREATE', named('1', { changeType: 'CREATE' }), true],
    ['CREATE_ENTITY', named('1', { changeType: 'CREATE_ENTITY' }), true],
    ['RESTATE', named('1', { changeType: 'RESTATE' }), true],
    ['PATCH', { ...rest, changeType: 'PATCH', ...change }, true],
    ['UPDATE', named('1', { changeType: 'UPDATE' }), false],
    ['DELETE', deletion('tagProperties'), false],
  ])('should come with %s: %#', async (_type, first, creates) => {
    await write(first);
    await expect(aspects.store.exists(TAG, { includeSoftDeleted: true })).resolves.toBe(creates);
  });

  it('should not replace those of the batch or those that are stored', async () => {
    const given = proposal(DATASET, 'browsePathsV2', PATH);
    await write(described(), given);
    await expect(valueOf(DATASET, 'browsePathsV2')).resolves.toEqual(PATH);
    await aspects.writer.deleteEntity(DATASET, context());
    await write({ ...given, changeType: 'UPDATE' });
    await expect(write(described())).resolves.not.toContain('browsePathsV2');
    await expect(valueOf(DATASET, 'browsePathsV2')).resolves.toEqual(PATH);
  });

  it('should have the key of the urn, whatever a caller sends', async () => {
    await write(proposal(TAG, 'tagKey', { name: 'other' }));
    await expect(valueOf(TAG, 'tagKey')).resolves.toEqual({ name: 'a' });
    await expect(write(proposal(TAG, 'tagKey', { name: 'other' }))).resolves.toEqual([]);
    await expect(valueOf(TAG, 'tagKey')).resolves.toEqual({ name: 'a' });
  });

  it('should have the system metadata of the first aspect, but versions of their own', async () => {
    await write(described({ systemMetadata: { runId: 'r1', version: '7' } }));
    const found = await aspects.store.latest([DATASET], ['datasetKey', 'browsePathsV2']);
    const metadata = [...(found.get(DATASET)?.values() ?? [])].map(({ systemMetadata }) => systemMetadata);
    expect(metadata).toHaveLength(2);
    for (const one of metadata) expect(one).toMatchObject({ runId: 'r1', version: '1' });
  });
});

describe('A derived value', () => {
  const longer = derived((before) => ({
    ...before,
    name: `${before === undefined ? 'none' : textOf(before['name'])}+`,
  }));

  it.each<[string, readonly ChangeProposal[], readonly ChangeProposal[], JsonObject | undefined]>([
    ['from a stored value', [named('1')], [longer], { name: '1+' }],
    ['from a value of the same batch', [named('1')], [named('2'), longer], { name: '2+' }],
    ['of an entity that the same batch creates', [], [named('1'), longer], { name: '1+' }],
    ['for an entity without a value', [proposal(TAG, 'status', { removed: false })], [longer], { name: 'none+' }],
    ['for an entity that is created later', [], [longer, named('1')], { name: '1' }],
    ['twice', [named('1')], [longer, longer], { name: '1++' }],
    ['not for an entity that does not exist', [], [longer], undefined],
    ['not for an entity that the same batch deletes', [named('1')], [deletion('tagKey'), longer], undefined],
    ['not when it is to stay as it is', [named('1')], [derived(() => undefined)], { name: '1' }],
    ['not instead of one of the batch', [named('1')], [named('2'), derived(() => undefined)], { name: '2' }],
  ])('should be written %s', async (_name, before, batch, expected) => {
    for (const one of before) await write(one);
    await write(...batch);
    await expect(valueOf(TAG, 'tagProperties')).resolves.toEqual(expected);
    await expect(aspects.store.exists(TAG, { includeSoftDeleted: true })).resolves.toBe(expected !== undefined);
  });

  it('should be refused when it is invalid', async () => {
    await write(named('1'));
    await expect(write(derived(() => ({ name: 5 })))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
