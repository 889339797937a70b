import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const PROPOSALS = 'MetadataChangeProposal_v1-value';
const PLATFORM = 'PlatformEvent_v1-value';

interface Version {
  readonly subject: string;
  readonly version: number;
  readonly id: number;
  readonly schema: string;
}

let env: TestEnvironment;

beforeAll(async () => {
  env = await createTestEnvironment();
});

afterAll(() => env.stop());

/** A request without a token. */
async function ask(path: string, body?: unknown): Promise<{ readonly status: number; readonly answer: unknown }> {
  const response = await fetch(`${env.url}/schema-registry/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/vnd.schemaregistry.v1+json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? undefined : JSON.parse(text) };
}

const latest = async (subject: string): Promise<Version> =>
  (await ask(`/subjects/${subject}/versions/latest`)).answer as Version;

describe('The schema registry', () => {
  it('should answer at its root without a token', async () => {
    expect(await ask('')).toEqual({ status: 200, answer: undefined });
    expect(await ask('/')).toEqual({ status: 200, answer: undefined });
  });

  it('should list the subjects, and those of a prefix', async () => {
    expect((await ask('/subjects')).answer).toEqual([
      'MetadataChangeProposal_v1-value',
      'FailedMetadataChangeProposal_v1-value',
      'MetadataChangeLog_Versioned_v1-value',
      'PlatformEvent_v1-value',
      'DataHubUpgradeHistory_v1-value',
    ]);
    expect((await ask('/subjects?subjectPrefix=Pl')).answer).toEqual([PLATFORM]);
    expect((await ask('/subjects?deleted=true')).answer).toEqual([]);
  });

  it.each([
    [PROPOSALS, 3, 16],
    ['FailedMetadataChangeProposal_v1-value', 3, 17],
    ['MetadataChangeLog_Versioned_v1-value', 6, 19],
    ['MetadataChangeLog_Timeseries_v1-value', 6, 19],
    [PLATFORM, 1, 4],
    ['DataHubUpgradeHistory_v1-value', 1, 8],
  ])('should return the last version of %s under its id', async (subject, version, id) => {
    const found = await latest(subject);
    expect(found).toMatchObject({ subject, version, id });
    expect((await ask(`/schemas/ids/${id}`)).answer).toEqual({ schema: found.schema, schemaType: 'AVRO' });
    expect((await ask(`/schemas/ids/${id}/schema`)).answer).toEqual(JSON.parse(found.schema));
    expect((await ask(`/subjects/${subject}/versions`)).answer).toEqual(
      Array.from({ length: version }, (_, at) => at + 1),
    );
  });

  it('should name the subject and the versions of an id', async () => {
    expect((await ask('/schemas/ids/9/subjects')).answer).toEqual([PROPOSALS]);
    expect((await ask('/schemas/ids/9/versions')).answer).toEqual(
      [1, 2, 3].map((version) => ({ subject: PROPOSALS, version })),
    );
    expect((await ask('/schemas/ids/9?fetchMaxId=true')).answer).toMatchObject({ maxId: 9 });
  });

  it('should list schemas with all or the last of their versions, in pages', async () => {
    const all = (await ask('/schemas')).answer as readonly Version[];
    expect(all.map(({ id }) => id)).toEqual([0, 9, 16, 1, 10, 17, 2, 3, 11, 12, 18, 19, 4, 8]);
    const last = (await ask('/schemas?latestOnly=true')).answer as readonly Version[];
    expect(last.map(({ id }) => id)).toEqual([16, 17, 19, 4, 8]);
    const page = (await ask('/schemas?latestOnly=true&offset=1&limit=2')).answer as readonly Version[];
    expect(page.map(({ id }) => id)).toEqual([17, 19]);
  });

  it('should return the id of the subject to whoever registers a schema, and register nothing', async () => {
    expect(await ask(`/subjects/${PROPOSALS}/versions`, { schema: '{"type":"string"}' })).toEqual({
      status: 200,
      answer: { id: 16 },
    });
    expect((await ask(`/subjects/${PROPOSALS}/versions`)).answer).toEqual([1, 2, 3]);
  });

  it('should find the version of a schema however its names are written', async () => {
    const { schema } = await latest(PLATFORM);
    const { name, namespace, fields } = JSON.parse(schema) as Record<string, unknown>;
    const written = { type: 'record', doc: 'An event', name: `${String(namespace)}.${String(name)}`, fields };
    expect((await ask(`/subjects/${PLATFORM}`, { schema: JSON.stringify(written) })).answer).toMatchObject({
      version: 1,
      id: 4,
    });
    expect(
      await ask(`/subjects/${PLATFORM}`, { schema: '{"type":"record","name":"Other","fields":[]}' }),
    ).toMatchObject({ status: 404, answer: { error_code: 40403 } });
  });

  it('should say what may follow a version', async () => {
    const check = async (subject: string, change: (fields: unknown[]) => unknown[]): Promise<unknown> => {
      const schema = JSON.parse((await latest(subject)).schema) as { readonly fields: unknown[] };
      const proposed = JSON.stringify({ ...schema, fields: change(schema.fields) });
      return (await ask(`/compatibility/subjects/${subject}/versions/latest`, { schema: proposed })).answer;
    };
    const more = (fields: unknown[]) => [...fields, { name: 'more', type: ['null', 'string'], default: null }];
    expect(await check(PLATFORM, more)).toEqual({ is_compatible: true });
    expect(await check(PLATFORM, (fields) => fields.slice(1))).toEqual({ is_compatible: false });
    expect(await check(PROPOSALS, (fields) => fields)).toEqual({ is_compatible: true });
    expect(await check(PROPOSALS, more)).toEqual({ is_compatible: false });
    expect((await ask(`/config/${PLATFORM}`)).answer).toEqual({ compatibilityLevel: 'BACKWARD' });
    expect((await ask(`/config/${PROPOSALS}`)).answer).toEqual({ compatibilityLevel: 'NONE' });
    expect((await ask('/config')).answer).toEqual({ compatibilityLevel: 'BACKWARD' });
  });

  it.each([
    ['/subjects/Other-value/versions', 404, 40401],
    [`/subjects/${PROPOSALS}/versions/7`, 404, 40402],
    [`/subjects/${PROPOSALS}/versions/first`, 400, 400],
    ['/schemas/ids/23', 404, 40403],
    ['/schemas/ids/x', 404, 40403],
  ])('should refuse %s in the form of Confluent’s registry', async (path, status, code) => {
    expect(await ask(path)).toEqual({ status, answer: { error_code: code, message: expect.any(String) } });
  });

  it.each([undefined, '{', '[]', '"string"'])('should refuse to look up the schema %s', async (schema) => {
    expect(await ask(`/subjects/${PLATFORM}`, { schema })).toMatchObject({ status: 400, answer: { error_code: 400 } });
  });
});
