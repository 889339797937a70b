import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const MODEL = 'urn:li:dataset:(urn:li:dataPlatform:sketches,orders,PROD)';
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:hive,other,PROD)';
const column = (dataset: string, path: string): string => `urn:li:schemaField:(${dataset},${path})`;

const schema = (...paths: string[]) => ({
  schemaName: 's',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: paths.map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'text',
    type: { type: { 'com.linkedin.schema.StringType': {} } },
  })),
});

const columns = (...paths: string[]) => paths.map((fieldPath) => ({ fieldPath, type: 'STRING' }));

describe('Logical models', () => {
  let env: TestEnvironment;
  let guest: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    guest = await createActor(env, 'modeller');
    await ingest(env, [TABLE, 'schemaMetadata', schema('id', 'name')], [OTHER, 'schemaMetadata', schema('id')]);
  });

  afterAll(() => env.stop());

  function call(name: string, input: object, token?: string): Promise<GraphqlAnswer> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return env.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) }`, { input }, token);
  }

  async function parentOf(urn: string): Promise<unknown> {
    const field = '... on HasLogicalParent { logicalParent { urn type } }';
    const { body } = await env.graphql(`query ($urn: String!) { entity(urn: $urn) { urn ${field} } }`, { urn });
    return body.data.entity.logicalParent?.urn ?? null;
  }

  it('should be created with their platform, once', async () => {
    const input = { name: 'orders', platform: 'urn:li:dataPlatform:sketches', columns: columns('id', 'name', 'price') };
    expect((await call('createLogicalModel', input)).body.data).toEqual({ createLogicalModel: MODEL });
    expect(await storedAspect(env, 'urn:li:dataPlatform:sketches', 'dataPlatformInfo')).toMatchObject({
      logical: true,
    });
    expect(await storedAspect(env, MODEL, 'datasetProperties')).toMatchObject({ name: 'orders' });
    const again = await call('createLogicalModel', input);
    expect(again.body.errors).toMatchObject([{ extensions: { code: 400 } }]);
  });

  it('should be made once by several at the same moment', async () => {
    const input = { name: 'raced', columns: columns('id') };
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('createLogicalModel', input)));
    const messages = answers.flatMap(
      ({ body }) => body.errors?.map(({ message }: { message: string }) => message) ?? [],
    );
    expect(messages).toEqual([1, 2, 3].map(() => expect.stringMatching(/^A logical model already exists at /)));
  });

  it.each([
    ['a platform that is not logical', { name: 'm', platform: 'urn:li:dataPlatform:hive', columns: columns('a') }],
    [
      'a long name of a platform',
      { name: 'm', platform: `urn:li:dataPlatform:${'p'.repeat(16)}`, columns: columns('a') },
    ],
    ['no columns', { name: 'm', columns: [] }],
    ['a column twice', { name: 'm', columns: columns('a', 'a') }],
    ['a blank name', { name: ' ', columns: columns('a') }],
  ])('should be refused with %s', async (_case, input) => {
    const { body } = await call('createLogicalModel', input);
    expect(body.errors).toMatchObject([{ extensions: { code: 400 } }]);
  });

  it('should be linked to physical data, column by column, and unlinked', async () => {
    const columnMappings = ['id', 'name'].map((path) => ({ parentFieldPath: path, childFieldPath: path }));
    const link = { logicalParentUrn: MODEL, childUrn: TABLE, columnMappings };
    expect((await call('linkPhysicalChild', link)).body.data).toEqual({ linkPhysicalChild: true });
    expect(await parentOf(TABLE)).toBe(MODEL);
    expect(await parentOf(column(TABLE, 'name'))).toBe(column(MODEL, 'name'));
    await call('unlinkPhysicalChild', { childUrn: TABLE });
    expect([await parentOf(TABLE), await parentOf(column(TABLE, 'name'))]).toEqual([null, null]);
  });

  it.each([
    ['the model', { parentFieldPath: 'never', childFieldPath: 'id' }],
    ['the dataset', { parentFieldPath: 'id', childFieldPath: 'never' }],
  ])('should not be linked by a column that %s lacks', async (_case, mapping) => {
    const link = { logicalParentUrn: MODEL, childUrn: OTHER, columnMappings: [mapping] };
    const { body } = await call('linkPhysicalChild', link);
    expect(body.errors).toMatchObject([{ extensions: { code: 400 } }]);
    expect(await parentOf(OTHER)).toBeNull();
  });

  it('should unlink removed columns', async () => {
    const mapped = (path: string) => ({ parentFieldPath: path, childFieldPath: path });
    const link = { logicalParentUrn: MODEL, columnMappings: [mapped('id')] };
    await call('linkPhysicalChild', { ...link, childUrn: OTHER });
    await call('linkPhysicalChild', { ...link, childUrn: TABLE, columnMappings: [mapped('id'), mapped('name')] });
    await grant(env, guest, { privileges: ['CREATE_LOGICAL_MODELS'] });
    const update = { urn: MODEL, columns: columns('name', 'price', 'tax') };
    expect((await call('updateLogicalModelSchema', update, guest.token)).body.errors).toBeUndefined();
    expect([await parentOf(OTHER), await parentOf(column(OTHER, 'id'))]).toEqual([null, null]);
    expect([await parentOf(TABLE), await parentOf(column(TABLE, 'id'))]).toEqual([MODEL, null]);
    expect(await parentOf(column(TABLE, 'name'))).toBe(column(MODEL, 'name'));
  });

  it('should not be changed by actors who may neither edit nor create them', async () => {
    const update = { urn: TABLE, columns: columns('a') };
    const refused = [
      await call('updateLogicalModelSchema', update, guest.token),
      await call('setLogicalParent', { resourceUrn: TABLE, parentUrn: MODEL }, guest.token),
    ];
    for (const { body } of refused) expect(body.errors).toMatchObject([{ extensions: { code: 403 } }]);
  });

  it('should be set and cleared as the parent of one column', async () => {
    const resourceUrn = column(OTHER, 'id');
    await call('setLogicalParent', { resourceUrn, parentUrn: column(MODEL, 'tax') });
    expect(await parentOf(resourceUrn)).toBe(column(MODEL, 'tax'));
    await call('setLogicalParent', { resourceUrn });
    expect(await parentOf(resourceUrn)).toBeNull();
  });
});
