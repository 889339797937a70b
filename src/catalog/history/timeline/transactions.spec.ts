import { describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../../test/support/measures/cpu-time.js';
import { countTurns } from '../../../../test/support/measures/turns.js';
import type { AspectRecord } from '../../../aspects/index.js';
import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { ChangeCategory, ChangeTransaction } from './change.js';
import { changeCategory } from './change-category.js';
import { aspectsBehind, transactionsOf } from './transactions.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const ME = 'urn:li:corpuser:me';

function history(aspect: string, ...values: readonly (readonly [time: number, value: JsonObject])[]): AspectRecord[] {
  return values.map(([time, value], at) => ({
    urn: URN,
    aspect,
    version: at === values.length - 1 ? 0 : at + 1,
    value,
    systemMetadata: undefined,
    created: { time, actor: ME },
  }));
}

function changes(
  histories: readonly (readonly AspectRecord[])[],
  categories: readonly ChangeCategory[],
  from = 0,
  isRaw = false,
): Promise<readonly ChangeTransaction[]> {
  return transactionsOf(histories, new Set(categories), { from, to: 1000 }, isRaw);
}

const summary = (transactions: readonly ChangeTransaction[]): readonly string[] =>
  transactions.flatMap(({ timestamp, semVer, changeEvents }) =>
    changeEvents.map((event) =>
      `${timestamp} ${semVer} ${event.operation} ${event.category} ${event.modifier ?? ''}`.trim(),
    ),
  );

const column = (fieldPath: string, nativeDataType = 'int', more: JsonObject = {}): JsonObject => ({
  fieldPath,
  type: { type: { 'com.linkedin.schema.NumberType': {} } },
  nativeDataType,
  ...more,
});
const link = (description: string): JsonObject => ({
  url: 'http://x',
  description,
  createStamp: { time: 1, actor: ME },
});
const document = (more: JsonObject = {}): JsonObject => ({
  status: { state: 'PUBLISHED' },
  contents: { text: 'a' },
  ...more,
});
const columnUrn = (path: string): string => `urn:li:schemaField:(${URN},${path})`;

describe('transactionsOf', () => {
  const tags = history(
    'globalTags',
    [1, { tags: [{ tag: 'urn:li:tag:a' }] }],
    [2, { tags: [{ tag: 'urn:li:tag:b' }] }],
  );

  it('should report added and removed tags, and count versions', async () => {
    expect(summary(await changes([tags], ['TAG']))).toEqual([
      '1 0.0.0-computed ADD TAG urn:li:tag:a',
      '2 0.1.0-computed REMOVE TAG urn:li:tag:a',
      '2 0.1.0-computed ADD TAG urn:li:tag:b',
    ]);
  });

  it('should compare the first row of a window with the row before it', async () => {
    expect(summary(await changes([tags], ['TAG'], 2))).toEqual([
      '2 0.0.0-computed REMOVE TAG urn:li:tag:a',
      '2 0.0.0-computed ADD TAG urn:li:tag:b',
    ]);
  });

  it('should merge changes at one time and name the current rows', async () => {
    const owners = history('ownership', [2, { owners: [{ owner: ME, type: 'DATAOWNER' }] }]);
    const [, second] = await changes([tags, owners], ['TAG', 'OWNERSHIP'], 0, true);
    expect(second).toMatchObject({ timestamp: 2, actor: ME, versionStamp: 'globalTags:0;ownership:0' });
    expect(second?.changeEvents).toHaveLength(3);
    expect(second?.rawDiff).toContainEqual({ op: 'replace', path: '/tags/0/tag', value: 'urn:li:tag:b' });
  });

  it('should omit a step without changes of the categories, and keep the version', async () => {
    const texts = history(
      'datasetProperties',
      [1, { description: 'd' }],
      [2, { name: 'n', description: 'd' }],
      [3, {}],
    );
    expect(summary(await changes([texts], ['DOCUMENTATION']))).toEqual([
      '1 0.0.0-computed ADD DOCUMENTATION',
      '3 0.1.0-computed REMOVE DOCUMENTATION',
    ]);
  });

  it('should also name rows of aspects without changes of the categories', async () => {
    const [first] = await changes([tags, history('status', [1, { removed: false }])], ['TAG']);
    expect(first?.versionStamp).toBe('globalTags:1;status:0');
  });

  it('should name the latest row that was written until then, also if the clock was set back in between', async () => {
    const terms = history('glossaryTerms', [1, { terms: [] }], [5, { terms: [] }], [3, { terms: [] }]);
    const later = history(
      'globalTags',
      [2, { tags: [{ tag: 'a' }] }],
      [4, { tags: [] }],
      [6, { tags: [{ tag: 'b' }] }],
    );
    const transactions = await changes([terms, later], ['TAG']);
    expect(transactions.map(({ versionStamp }) => versionStamp)).toEqual([
      'globalTags:1;glossaryTerms:1',
      'globalTags:2;glossaryTerms:0',
      'globalTags:0;glossaryTerms:0',
    ]);
  });

  it('should take time in proportion to the number of versions and columns', async () => {
    const versions = Array.from({ length: 10_000 }, (_, at): [number, JsonObject] => [
      at,
      { tags: [{ tag: `t${at}` }] },
    ]);
    const columns = Array.from({ length: 5_000 }, () => history('businessAttributes', [1, {}]));
    const histories = [history('globalTags', ...versions), ...columns];
    const window = { from: 0, to: 10_000 };
    const time = await cpuTimeOf(async () => {
      expect(await transactionsOf(histories, new Set(['TAG']), window, false)).toHaveLength(10_000);
    });
    expect(time).toBeLessThan(1_500);
  });

  it('should pair renamed columns in their order, however many there are', async () => {
    const named = (prefix: string): JsonObject => ({
      fields: Array.from({ length: 5_000 }, (_, at) => column(`${prefix}${String(at).padStart(4, '0')}`)),
    });
    const [, second] = await changes(
      [history('schemaMetadata', [1, named('a')], [2, named('b')])],
      ['TECHNICAL_SCHEMA'],
    );
    expect(second?.changeEvents).toHaveLength(5_000);
    expect(second?.changeEvents.at(-1)?.description).toBe("Column 'a4999' was renamed to 'b4999'.");
  });

  it('should yield to other requests between versions', async () => {
    const fields = (at: number): JsonObject[] =>
      Array.from({ length: 1_000 }, (_, position) => column(`c${String(position)}`, `type${String(at)}`));
    const versions = Array.from({ length: 20 }, (_, at) => [at, { fields: fields(at) }] as const);
    const turns = countTurns();
    await changes([history('schemaMetadata', ...versions)], ['TECHNICAL_SCHEMA']);
    expect(turns()).toBeGreaterThan(2);
  });

  it.each<[string, readonly JsonObject[], readonly JsonObject[], readonly string[]]>([
    ['a new column', [column('a')], [column('a'), column('b')], [`ADD ${columnUrn('b')} MINOR "OTHER"`]],
    ['a removed column', [column('a'), column('b')], [column('a')], [`REMOVE ${columnUrn('b')} MAJOR "OTHER"`]],
    ['another type', [column('a')], [column('a', 'text')], [`MODIFY ${columnUrn('a')} MAJOR "TYPE_CHANGE"`]],
    ['a renamed column', [column('a')], [column('c')], [`MODIFY ${columnUrn('a')} MINOR "RENAME"`]],
    [
      'a column renamed among others',
      [column('a'), column('b')],
      [column('a'), column('c')],
      [`MODIFY ${columnUrn('b')} MINOR "RENAME"`],
    ],
    [
      'a removed column and an added column of another type',
      [column('a'), column('b')],
      [column('a'), column('c', 'text')],
      [`REMOVE ${columnUrn('b')} MAJOR "OTHER"`, `ADD ${columnUrn('c')} MINOR "OTHER"`],
    ],
    [
      'another type in the path',
      [column('[version=2.0].[type=int].a')],
      [column('[version=2.0].[type=string].a', 'text')],
      [`MODIFY ${columnUrn('[version=2.0].[type=int].a')} MAJOR "TYPE_CHANGE"`],
    ],
    ['another format of paths', [column('a')], [column('[version=2.0].[type=int].a')], []],
    [
      'members of a union that changed together',
      [column('[version=2.0].[type=union].[type=int].u'), column('[version=2.0].[type=union].[type=long].u', 'long')],
      [column('[version=2.0].[type=union].[type=string].u', 'text')],
      [`MODIFY ${columnUrn('[version=2.0].[type=union].[type=int].u')} MAJOR "TYPE_CHANGE"`],
    ],
    ['the same columns in another order', [column('a'), column('b')], [column('b'), column('a')], []],
  ])('should report %s', async (_name, before, after, expected) => {
    const schemas = history('schemaMetadata', [1, { fields: [...before] }], [2, { fields: [...after] }]);
    const events = (await changes([schemas], ['TECHNICAL_SCHEMA'], 2)).flatMap(({ changeEvents }) => changeEvents);
    expect(
      events.map(
        (event) =>
          `${event.operation} ${event.modifier ?? ''} ${event.semVerChange} ${JSON.stringify(event.parameters?.['modificationCategory'])}`,
      ),
    ).toEqual(expected);
  });

  it('should name columns without their types in descriptions', async () => {
    const typed = column('[version=2.0].[type=struct].a.[type=int].b');
    const schemas = history('schemaMetadata', [1, { fields: [] }], [2, { fields: [typed] }]);
    const [event] = (await changes([schemas], ['TECHNICAL_SCHEMA'], 2)).flatMap(({ changeEvents }) => changeEvents);
    expect(event?.description).toContain("'a.b'");
  });

  it('should report links one by one, and actors only in the transaction', async () => {
    const links = history(
      'institutionalMemory',
      [1, { elements: [link('a'), link('a')] }],
      [2, { elements: [link('b')] }],
    );
    const transactions = await changes([links], ['DOCUMENTATION']);
    expect(summary(transactions)).toEqual([
      '1 0.0.0-computed ADD DOCUMENTATION http://x',
      '1 0.0.0-computed ADD DOCUMENTATION http://x',
      '2 0.1.0-computed MODIFY DOCUMENTATION http://x',
      '2 0.1.0-computed REMOVE DOCUMENTATION http://x',
    ]);
    expect(transactions[0]?.changeEvents[0]).not.toHaveProperty('auditStamp');
    const [document] = await changes([history('documentInfo', [1, {}])], ['LIFECYCLE']);
    expect(document?.changeEvents[0]?.auditStamp).toEqual({ time: 1, actor: ME });
  });

  it.each<[ChangeCategory, string, JsonObject, JsonObject, string]>([
    [
      'TAG',
      'schemaMetadata',
      { fields: [column('a')] },
      { fields: [column('a', 'int', { globalTags: { tags: [{ tag: 't' }] } })] },
      'ADD t',
    ],
    [
      'DOCUMENTATION',
      'editableSchemaMetadata',
      { editableSchemaFieldInfo: [{ fieldPath: 'a', description: 'x' }] },
      { editableSchemaFieldInfo: [] },
      'REMOVE ',
    ],
    ['DOCUMENTATION', 'institutionalMemory', { elements: [] }, { elements: [link('d')] }, 'ADD http://x'],
    ['GLOSSARY_TERM', 'glossaryTerms', { terms: [{ urn: 'g' }] }, { terms: [] }, 'REMOVE g'],
    ['RUN', 'dataProcessInstanceRunEvent', { status: 'STARTED' }, { status: 'COMPLETE', attempt: 1 }, 'COMPLETED '],
    ['RUN', 'assertionRunEvent', {}, { runId: 'r', result: { type: 'FAILURE' } }, 'COMPLETED '],
    ['BUSINESS_ATTRIBUTE', 'businessAttributes', {}, { businessAttribute: { businessAttributeUrn: 'b' } }, 'ADD b'],
    ['DOMAIN', 'domains', { domains: [] }, { domains: ['d'] }, 'ADD d'],
    ['APPLICATION', 'applications', { applications: [] }, { applications: ['p'] }, 'ADD p'],
    [
      'STRUCTURED_PROPERTY',
      'structuredProperties',
      { properties: [{ propertyUrn: 'p', values: [{ string: 'a' }] }] },
      { properties: [{ propertyUrn: 'p', values: [{ string: 'b' }] }] },
      'MODIFY p',
    ],
    ['ASSET_MEMBERSHIP', 'dataProductProperties', { assets: [] }, { assets: [{ destinationUrn: 'd' }] }, 'ADD d'],
    ['VERSIONING', 'versionProperties', { version: { versionTag: '1' } }, { version: { versionTag: '2' } }, 'MODIFY 2'],
    ['LIFECYCLE', 'status', { removed: false }, { removed: true }, 'SOFT_DELETE '],
    ['DEPRECATION', 'deprecation', { deprecated: false }, { deprecated: true }, 'MODIFY DEPRECATED'],
    ['PARENT', 'documentInfo', document({ parentDocument: { document: 'a' } }), document(), 'MODIFY '],
    ['RELATED_ENTITIES', 'documentInfo', document({ relatedAssets: [{ asset: 'a' }] }), document(), 'REMOVE a'],
  ])('should report changes of %s in %s', async (category, aspect, before, after, expected) => {
    const events = (await changes([history(aspect, [1, before], [2, after])], [category], 2)).flatMap(
      (one) => one.changeEvents,
    );
    expect(events.map(({ operation, modifier }) => `${operation} ${modifier ?? ''}`)).toEqual([expected]);
    expect(events[0]?.description).not.toBe('');
  });
});

describe('changeCategory', () => {
  it.each([
    ['tag', 'TAG'],
    ['technical-schema', 'TECHNICAL_SCHEMA'],
    ['Technical Schema', 'TECHNICAL_SCHEMA'],
    ['owner', 'OWNERSHIP'],
  ])('should read %s as %s', (text, category) => {
    expect(changeCategory(text)).toBe(category);
  });

  it('should refuse an unknown category', () => {
    expect(() => changeCategory('colour')).toThrow(DomainError);
  });

  it('should find changes of documentation in every aspect that contains some', () => {
    expect(aspectsBehind(new Set(['DOCUMENTATION']))).toEqual(
      expect.arrayContaining(['institutionalMemory', 'datasetProperties', 'schemaMetadata', 'documentInfo']),
    );
  });
});
