import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { authHarness, type AuthHarness } from '../../../test/support/harness/auth-harness.js';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { userActor } from '../../auth/actor.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import { BootstrapService } from './bootstrap.service.js';

const registry = ModelRegistry.standard();

let harness: AuthHarness;

beforeEach(async () => {
  harness = await authHarness({ RETENTION_MAX_VERSIONS: '7' });
  await run();
});

afterEach(() => harness.close());

function run(): Promise<void> {
  const { store, writer } = harness.aspects;
  const { firstToken, firstPassword, natives, config } = harness;
  return new BootstrapService(store, writer, registry, firstToken, firstPassword, natives, config).run();
}

async function value(urn: string, aspect: string): Promise<JsonObject | undefined> {
  return (await harness.aspects.store.latestOne(urn, aspect))?.value;
}

async function rows(): Promise<readonly unknown[]> {
  return harness.aspects.database.read((sql) =>
    sql.select('SELECT urn, aspect, version, metadata FROM metadata_aspect_v2 ORDER BY 1, 2, 3'),
  );
}

describe('BootstrapService', () => {
  it.each([
    ['dataPlatformInfo', 117],
    ['dataTypeInfo', 5],
    ['ownershipTypeInfo', 4],
    ['dataHubRoleInfo', 3],
    ['dataHubPageModuleProperties', 10],
    ['dataHubPageTemplateProperties', 1],
    ['dataHubPolicyInfo', 16],
    ['dataHubRetentionConfig', 2],
    ['globalSettingsInfo', 1],
    ['entityTypeInfo', registry.entities().length],
    ['dataHubUpgradeResult', 8],
    ['corpUserInfo', 1],
    ['dataHubIngestionSourceInfo', 0],
    ['dataHubAccessTokenInfo', 1],
  ])('should seed every %s: %d', async (aspect, count) => {
    await expect(harness.aspects.store.count(aspect)).resolves.toBe(count);
  });

  it.each([
    ['urn:li:globalSettings:0', 'globalSettingsInfo'],
    ['urn:li:dataHubRetention:(*,*)', 'dataHubRetentionConfig'],
    ['urn:li:dataHubPolicy:0', 'dataHubPolicyInfo'],
  ])('should write the value of %s anew when the stored one cannot be read', async (urn, aspect) => {
    const before = await value(urn, aspect);
    await harness.aspects.database.transaction((sql) =>
      sql.execute(`UPDATE metadata_aspect_v2 SET metadata = '{"a":' WHERE urn = ? AND aspect = ? AND version = 0`, [
        urn,
        aspect,
      ]),
    );
    await run();
    await expect(value(urn, aspect)).resolves.toEqual(before);
  });

  it('should create the first token and grant its user all privileges', async () => {
    expect(existsSync(join(harness.dataDir, 'admin-token'))).toBe(true);
    const resource = { type: 'dataset', urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)' };
    await expect(harness.authorizer.can(userActor('datahub'), ['MANAGE_POLICIES'])).resolves.toBe(true);
    await expect(harness.authorizer.can(userActor('datahub'), ['EDIT_ENTITY'], resource)).resolves.toBe(true);
    await expect(harness.authorizer.can(userActor('somebody'), ['EDIT_ENTITY'], resource)).resolves.toBe(false);
    await expect(harness.authorizer.can(userActor('somebody'), ['VIEW_ENTITY_PAGE'], resource)).resolves.toBe(true);
  });

  it('should write under the run id of its list', async () => {
    const platform = await harness.aspects.store.latestOne('urn:li:dataPlatform:hive', 'dataPlatformInfo');
    expect(platform?.systemMetadata?.runId).toBe('bootstrap-data-platforms-v15');
    expect(platform?.created.actor).toBe('urn:li:corpuser:__datahub_system');
  });

  it.each([
    ['hive', 'assets/platforms/hivelogo.png'],
    ['unknown', undefined],
  ])('should give the platform %s the logo %s', async (id, logo) => {
    const platform = await harness.aspects.store.latestOne(`urn:li:dataPlatform:${id}`, 'dataPlatformInfo');
    expect(platform?.value['logoUrl']).toBe(logo);
  });

  it('should change nothing at the next start', async () => {
    const before = await rows();
    await run();
    await expect(rows()).resolves.toEqual(before);
  });

  it.each<[string, string, string, JsonObject, boolean]>([
    ['a platform', 'urn:li:dataPlatform:hive', 'dataPlatformInfo', { displayName: 'Bees' }, true],
    ['an editable policy', 'urn:li:dataHubPolicy:7', 'dataHubPolicyInfo', { state: 'INACTIVE' }, true],
    ['a policy that is not editable', 'urn:li:dataHubPolicy:0', 'dataHubPolicyInfo', { state: 'INACTIVE' }, false],
    ['a setting', 'urn:li:globalSettings:0', 'globalSettingsInfo', { docPropagation: { enabled: false } }, true],
    [
      'a retention policy',
      'urn:li:dataHubRetention:(*,*)',
      'dataHubRetentionConfig',
      { retention: { version: { maxVersions: 3 } } },
      true,
    ],
    [
      'the retention of execution results',
      'urn:li:dataHubRetention:(dataHubExecutionRequest,dataHubExecutionRequestResult)',
      'dataHubRetentionConfig',
      { retention: { version: { maxVersions: 3 } } },
      false,
    ],
  ])('should respect a change of %s: %s', async (_name, urn, aspect, change, isKept) => {
    const seeded = await value(urn, aspect);
    const changed = { ...seeded, ...change };
    await harness.aspects.writer.write([proposal(urn, aspect, changed)], context());
    await run();
    await expect(value(urn, aspect)).resolves.toEqual(isKept ? changed : seeded);
  });

  it('should keep as many versions as configured', async () => {
    await expect(value('urn:li:dataHubRetention:(*,*)', 'dataHubRetentionConfig')).resolves.toEqual({
      retention: { version: { maxVersions: 7 } },
    });
  });

  it('should restore deleted seeds that every start checks', async () => {
    const system = { audit: { time: 1, actor: 'urn:li:corpuser:datahub' }, source: 'SYSTEM' } as const;
    await harness.aspects.writer.deleteEntity('urn:li:dataHubPolicy:7', system);
    await harness.aspects.writer.deleteEntity('urn:li:dataPlatform:hive', system);
    await run();
    await expect(value('urn:li:dataHubPolicy:7', 'dataHubPolicyInfo')).resolves.toBeDefined();
    await expect(value('urn:li:dataPlatform:hive', 'dataPlatformInfo')).resolves.toBeUndefined();
  });
});
