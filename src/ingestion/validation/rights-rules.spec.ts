import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposal } from '../../../test/support/harness/aspect-harness.js';
import {
  ALICE,
  type IngestHarness,
  ingestHarness,
  type Question,
  UNCHECKED,
} from '../../../test/support/harness/ingest-harness.js';
import { type Privilege, SYSTEM_ACTOR } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/json/json.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const LOGICAL = 'urn:li:dataset:(urn:li:dataPlatform:logical,t,PROD)';
const PRODUCT = 'urn:li:dataProduct:p';
const USER = 'urn:li:corpuser:bob';
const A = 'urn:li:domain:a';
const B = 'urn:li:domain:b';
const SYSTEM = { actor: SYSTEM_ACTOR };
const tags = (...names: string[]): JsonObject => ({ tags: names.map((name) => ({ tag: `urn:li:tag:${name}` })) });

describe('Rules of rights', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
  });

  afterEach(() => harness.close());

  const allowing = (...given: readonly (Privilege | 'CREATE' | 'UPDATE' | 'EXECUTE')[]): void => {
    harness.allows = ({ asked }) => asked.some((one) => (given as readonly string[]).includes(one));
  };
  const forbidden = async (write: Promise<unknown>, message: RegExp): Promise<void> => {
    await expect(write).rejects.toMatchObject({ code: 'CONTENT_FORBIDDEN', message: expect.stringMatching(message) });
  };
  const asked = (): Question | undefined => harness.questions.at(-1);

  it('should ask the system nothing', async () => {
    harness.allows = () => false;
    await harness.write(DATASET, 'globalTags', tags('a'), {}, SYSTEM);
    await harness.write(DATASET, 'domains', { domains: [A] }, {}, SYSTEM);
    await harness.write(
      'urn:li:dataHubIngestionSource:s',
      'dataHubIngestionSourceInfo',
      { name: 's', type: 't', config: { recipe: '{}' } },
      {},
      SYSTEM,
    );
    expect(harness.questions).toEqual([]);
  });

  describe('on tags', () => {
    const columns = (...names: string[]): JsonObject => ({
      editableSchemaFieldInfo: [{ fieldPath: 'f', globalTags: tags(...names) }],
    });

    it('should ask for the tags that are added or removed, as an ordinary fault', async () => {
      await harness.write(DATASET, 'globalTags', tags('a', 'b'));
      allowing();
      await expect(harness.write(DATASET, 'globalTags', tags('b', 'c'))).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'Unauthorized to modify one or more tag Urns: urn:li:tag:c, urn:li:tag:a',
      });
      expect(asked()).toMatchObject({
        asked: ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'],
        subResources: ['urn:li:tag:c', 'urn:li:tag:a'],
      });
    });

    it('should ask nothing when no tag changes', async () => {
      await harness.write(DATASET, 'globalTags', tags('a', 'b'));
      allowing();
      await harness.write(DATASET, 'globalTags', tags('b', 'a'));
    });

    it('should ask for the tags of columns', async () => {
      await harness.write(DATASET, 'editableSchemaMetadata', columns('a'));
      expect(asked()).toMatchObject({
        asked: ['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'],
        subResources: ['urn:li:tag:a'],
      });
    });

    it('should ask nothing while the privileges of the APIs are off', async () => {
      const open = await ingestHarness(false);
      await open.write(DATASET, 'globalTags', tags('a'));
      expect(open.questions).toEqual([]);
      await open.close();
    });
  });

  describe('on domains', () => {
    it('should ask to create in the domain of a new entity', async () => {
      await harness.write(DATASET, 'domains', { domains: [A] });
      expect(harness.questions).toMatchObject([{ asked: ['CREATE'], resource: { urn: DATASET, domains: [A] } }]);
    });

    it('should ask to edit in the old and in the new domain', async () => {
      await harness.write(DATASET, 'domains', { domains: [A] }, {}, SYSTEM);
      await harness.write(DATASET, 'domains', { domains: [B] });
      expect(harness.questions).toMatchObject([
        { asked: ['UPDATE'], resource: { domains: [A] } },
        { asked: ['UPDATE'], resource: { domains: [B] } },
      ]);
      harness.allows = ({ resource }) => resource?.domains?.includes(B) === true;
      await forbidden(harness.write(DATASET, 'domains', { domains: [A] }), /Unauthorized to edit domains on entity/);
    });

    it.each<[string, string, Privilege]>([
      ['those who may edit domains', DATASET, 'EDIT_DOMAINS_PRIVILEGE'],
      ['the managers of a data product in its domain', PRODUCT, 'MANAGE_DATA_PRODUCTS'],
    ])('should allow %s', async (_name, urn, privilege) => {
      allowing(privilege);
      await harness.write(urn, 'domains', { domains: [A] });
    });

    it('should ask nothing when the domains stay', async () => {
      await harness.write(DATASET, 'domains', { domains: [A] });
      allowing();
      await harness.write(DATASET, 'domains', { domains: [A], domainAssociations: [{ domain: A, context: 'c' }] });
    });
  });

  describe('on data products', () => {
    const product = (name: string, ...assets: string[]): JsonObject => ({
      name,
      assets: assets.map((destinationUrn) => ({ destinationUrn })),
    });
    const write = (value: JsonObject) => harness.write(PRODUCT, 'dataProductProperties', value);

    it('should allow everything to those who manage a domain of the product', async () => {
      await harness.write(PRODUCT, 'domains', { domains: [A] }, {}, SYSTEM);
      harness.allows = ({ resource }) => resource?.urn === A;
      await write(product('p', DATASET));
      expect(harness.questions).toMatchObject([
        { asked: ['EDIT_ENTITY', 'MANAGE_DATA_PRODUCTS'], resource: { urn: A } },
      ]);
    });

    it('should ask for each changed asset, and for the product when its name changes', async () => {
      await harness.write(PRODUCT, 'dataProductProperties', product('p', DATASET), {}, SYSTEM);
      harness.allows = ({ resource }) => resource?.urn === PRODUCT;
      await write(product('q', DATASET));
      await forbidden(write(product('q', DATASET, LOGICAL)), /assets of data product/);
      await forbidden(write(product('q')), /assets of data product/);
      harness.allows = ({ resource }) => resource?.urn === DATASET;
      await write(product('q'));
      await forbidden(write(product('r')), /name of data product/);
    });
  });

  describe('on logical parents', () => {
    const field = (dataset: string, path: string): string => `urn:li:schemaField:(${dataset},${path})`;
    const parent = (urn: string, destinationUrn: string) =>
      harness.write(urn, 'logicalParent', { parent: { destinationUrn } });

    it('should ask to edit both datasets', async () => {
      harness.allows = ({ resource }) => resource?.urn === DATASET;
      await forbidden(parent(DATASET, LOGICAL), /logical,t,PROD\) may not be edited/);
      harness.allows = ({ resource }) => resource?.urn === LOGICAL;
      await forbidden(parent(DATASET, LOGICAL), /hive,t,PROD\) may not be edited/);
      allowing('UPDATE');
      await parent(DATASET, LOGICAL);
    });

    it('should want a column of the logical dataset', async () => {
      const fields = [
        { fieldPath: 'f(1)', nativeDataType: 's', type: { type: { 'com.linkedin.schema.StringType': {} } } },
      ];
      const schema = {
        schemaName: 's',
        platform: 'urn:li:dataPlatform:logical',
        version: 0,
        hash: '',
        platformSchema: { 'com.linkedin.schema.Schemaless': {} },
        fields,
      };
      await expect(parent(field(DATASET, 'f'), field(LOGICAL, 'f%281%29'))).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      await harness.write(LOGICAL, 'schemaMetadata', schema);
      harness.allows = ({ resource }) => resource?.type === 'dataset';
      await parent(field(DATASET, 'f'), field(LOGICAL, 'f%281%29'));
    });
  });

  describe('on ingestion', () => {
    const SOURCE = 'urn:li:dataHubIngestionSource:s';
    const info = { name: 's', type: 't', config: { recipe: '{}', executorId: 'default' } };
    const request = (source: JsonObject) =>
      harness.write('urn:li:dataHubExecutionRequest:r', 'dataHubExecutionRequestInput', {
        task: 't',
        args: {},
        executorId: 'e',
        source,
        requestedAt: 1,
      });

    it.each([
      ['CREATE', 'create'],
      ['UPSERT', 'edit'],
    ] as const)('should ask whether a source may be written by %s', async (changeType, verb) => {
      allowing();
      await forbidden(
        harness.write(SOURCE, 'dataHubIngestionSourceInfo', info, { changeType }),
        new RegExp(`permissions to ${verb} this Ingestion source`),
      );
      allowing('CREATE', 'UPDATE');
      await harness.write(SOURCE, 'dataHubIngestionSourceInfo', info, { changeType });
    });

    it('should ask whether a source may be run', async () => {
      allowing();
      await forbidden(request({ type: 'MANUAL', ingestionSource: SOURCE }), /execute this Ingestion/);
      await request({ type: 'TEST' });
      allowing('EXECUTE');
      await request({ type: 'MANUAL', ingestionSource: SOURCE });
    });
  });

  it('should let nobody empty a field that reads as empty', async () => {
    const urn = 'urn:li:dataHubConnection:c';
    const details = (encryptedBlob: string, name = 'c'): JsonObject => ({
      type: 'JSON',
      name,
      json: { encryptedBlob },
    });
    const write = (value: JsonObject): Promise<unknown> => harness.write(urn, 'dataHubConnectionDetails', value);
    allowing();
    await write(details(''));
    await write(details('kept'));
    await forbidden(write(details('', 'renamed')), /json\.encryptedBlob of urn:li:dataHubConnection:c reads as empty/);
    expect(asked()).toMatchObject({ asked: ['MANAGE_CONNECTIONS'] });
    await write(details('kept', 'renamed'));
    allowing('MANAGE_CONNECTIONS');
    await write(details(''));
  });

  describe('on users', () => {
    const info = (more: JsonObject): JsonObject => ({ active: true, ...more });
    const alice = (more: JsonObject) => harness.write(ALICE.urn, 'corpUserInfo', info(more), {}, SYSTEM);
    const bob = (more: JsonObject) => harness.write(USER, 'corpUserInfo', info(more));

    it('should let nobody give flags that they do not have', async () => {
      await forbidden(bob({ system: true }), /not allowed to set system/);
      await forbidden(bob({ isSupportUser: true }), /not allowed to set isSupportUser/);
      await alice({ isSupportUser: true });
      await bob({ isSupportUser: true });
      await forbidden(bob({ system: true, isSupportUser: true }), /not allowed to set system/);
      await alice({ system: true });
      await bob({ system: true, isSupportUser: true });
      await alice({});
      await bob({ system: true });
      await bob({ system: false });
    });

    it('should give roles only with the right to manage policies', async () => {
      const roles = (...names: string[]): JsonObject => ({ roles: names.map((name) => `urn:li:dataHubRole:${name}`) });
      await harness.write(USER, 'roleMembership', roles('Reader'), {}, SYSTEM);
      allowing('EDIT_ENTITY', 'UPDATE_USERS');
      await forbidden(harness.write(USER, 'roleMembership', roles('Reader', 'Admin')), /MANAGE_POLICIES/);
      await harness.write(USER, 'roleMembership', roles());
      const graphql = { options: { source: 'GRAPHQL', authorize: false } } as const;
      await forbidden(harness.write(USER, 'roleMembership', roles('Reader'), {}, graphql), /MANAGE_POLICIES/);
      allowing('MANAGE_POLICIES');
      await harness.write(USER, 'roleMembership', roles('Admin'));
      expect(asked()).toMatchObject({ asked: ['MANAGE_POLICIES'], resource: { type: 'dataHubPolicy' } });
    });

    it('should give roles to whoever shows a token only with the right to manage policies', async () => {
      const token = { token: 'chosen', role: 'urn:li:dataHubRole:Admin' };
      allowing('EDIT_ENTITY', 'CREATE');
      await forbidden(harness.write('urn:li:inviteToken:t', 'inviteToken', token), /MANAGE_POLICIES/);
      allowing('MANAGE_POLICIES', 'MANAGE_USER_CREDENTIALS');
      await harness.write('urn:li:inviteToken:t', 'inviteToken', token);
    });

    it.each([
      [USER, 'corpUserCredentials', { salt: 's', hashedPassword: 'h' }],
      ['urn:li:inviteToken:t', 'inviteToken', { token: 'chosen' }],
    ])('should let only those write what lets people in who manage credentials: %s', async (urn, aspect, value) => {
      allowing('EDIT_ENTITY', 'CREATE', 'UPDATE_USERS', 'MANAGE_POLICIES');
      await forbidden(harness.write(urn, aspect, value), /MANAGE_USER_CREDENTIALS/);
      allowing('MANAGE_USER_CREDENTIALS');
      await harness.write(urn, aspect, value);
      allowing();
      await harness.write(urn, aspect, { ...value, more: 'x' }, {}, SYSTEM);
    });
  });

  it('should not trust a mark that the caller sets', async () => {
    allowing();
    const systemMetadata = { properties: { appSource: 'systemUpdate' } };
    await forbidden(
      harness.service.ingest([proposal(DATASET, 'domains', { domains: [A] }, { systemMetadata })], ALICE, UNCHECKED),
      /domains/,
    );
  });
});
