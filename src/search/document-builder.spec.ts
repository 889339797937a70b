import { describe, expect, it } from '@jest/globals';
import {
  dataset,
  document,
  type DocumentExtras,
  records,
  SCHEMA,
  tag,
} from '../../test/support/harness/search-documents.js';
import { itWhere } from '../../test/support/checkout/needs.js';
import { hasSharedFolder, sharedJson } from '../../test/support/checkout/shared-folder.js';
import type { AspectRecord } from '../aspects/index.js';
import type { JsonObject, JsonValue } from '../foundation/json/json.js';
import { DocumentBuilder } from './document-builder.js';
import { propertyDefinition } from './documents/property-definition.js';

const builder = new DocumentBuilder(SCHEMA);
const URN = dataset('sales.orders');

const fieldsOf = (aspects: Readonly<Record<string, JsonObject>>, extras: DocumentExtras = {}): JsonObject =>
  document(URN, aspects, extras).fields;

interface Sample {
  readonly entityUrn: string;
  readonly entityType: string;
  readonly aspectName: string;
  readonly aspect: { readonly value?: string; readonly json?: JsonObject };
}

describe('DocumentBuilder', () => {
  it('should build what little is known of an entity', () => {
    expect(document(URN, {}, { revision: 7, time: 5 })).toEqual({
      entityType: 'dataset',
      urn: URN,
      revision: 7,
      fields: {
        urn: URN,
        platform: 'urn:li:dataPlatform:hive',
        id: 'sales.orders',
        origin: 'PROD',
        systemCreated: 5,
      },
      nameWords: [],
      propertyTypes: {},
    });
  });

  it('should read the key from the urn when it is not stored', () => {
    const source = { entityType: 'dataset', urn: URN, revision: 1, timeseries: new Map(), properties: new Map() };
    const { fields } = builder.build({ ...source, aspects: new Map(), references: new Map() });
    expect(fields).toEqual({ urn: URN, platform: 'urn:li:dataPlatform:hive', id: 'sales.orders', origin: 'PROD' });
    const odd = { ...source, urn: 'urn:li:dataset:odd', aspects: new Map(), references: new Map() };
    expect(builder.build(odd).fields).toEqual({ urn: 'urn:li:dataset:odd' });
  });

  it.each<[string, Readonly<Record<string, JsonObject>>, JsonObject]>([
    ['texts', { datasetProperties: { name: 'Orders', description: 'All' } }, { name: 'Orders', hasDescription: true }],
    ['an empty text', { datasetProperties: { description: '' } }, { hasDescription: false }],
    ['a missing text', { datasetProperties: {} }, { hasDescription: false }],
    ['times', { datasetProperties: { created: { time: 12, actor: 'a' } } }, { createdAt: 12 }],
    ['booleans', { status: { removed: false } }, { removed: false }],
    [
      'maps, without long values',
      { datasetProperties: { customProperties: { a: '1', b: 'x'.repeat(4_096), c: 'x=y' } } },
      { customProperties: ['a=1', 'c=x=y'] },
    ],
    ['lists', { globalTags: { tags: [{ tag: tag('a') }] } }, { tags: [tag('a')], hasTags: true }],
    ['empty lists', { globalTags: { tags: [] } }, { hasTags: false }],
    [
      'lists in lists',
      {
        schemaMetadata: { fields: [{ fieldPath: 'a' }, { fieldPath: 'b', globalTags: { tags: [{ tag: tag('x') }] } }] },
      },
      { fieldPaths: ['a', 'b'], fieldTags: [tag('x')] },
    ],
    [
      'counts',
      { incidentsSummary: { activeIncidentDetails: [{ urn: 'a', type: 't', createdAt: 1 }] } },
      {
        activeIncidents: ['a'],
        hasActiveIncidents: true,
        numActiveIncidents: 1,
      },
    ],
    ['counts of nothing', { incidentsSummary: {} }, { hasActiveIncidents: false, numActiveIncidents: 0 }],
    ['slash paths', { browsePaths: { paths: ['/a/b'] } }, { browsePaths: ['/a/b'] }],
    [
      'paths',
      { browsePathsV2: { path: [{ id: 'a' }, { id: 'b', urn: 'urn:li:container:b' }] } },
      { browsePathV2: '␟a␟b' },
    ],
    [
      'maps of lists, with the dots of keys encoded',
      { ownership: { owners: [], ownerTypes: { 'urn:li:ownershipType:a.b': ['urn:li:corpuser:c'] } } },
      { ownerTypes: { 'urn:li:ownershipType:a%2Eb': ['urn:li:corpuser:c'] }, hasOwners: false },
    ],
  ])('should index %s', (_what, aspects, expected) => {
    expect(fieldsOf(aspects)).toMatchObject(expected);
    expect(Object.values(fieldsOf(aspects))).not.toContain('');
  });

  it('should cut long lists, and count them whole', () => {
    const urns = Array.from({ length: 1_200 }, (_, at) => `urn:li:incident:${String(at)}`);
    const details = urns.map((urn) => ({ urn, type: 't', createdAt: 1 }));
    const fields = fieldsOf({ incidentsSummary: { activeIncidentDetails: details } });
    expect(fields['activeIncidents']).toEqual(urns.slice(0, 1_000));
    expect(fields['numActiveIncidents']).toBe(1_200);
  });

  it('should unite what several aspects say of one field', () => {
    const hive = 'urn:li:dataPlatform:hive';
    expect(fieldsOf({ dataPlatformInstance: { platform: hive } })['platform']).toBe(hive);
    const job = document('urn:li:dataJob:(urn:li:dataFlow:(airflow,a,PROD),b)', {
      dataJobInputOutput: {
        inputDatasets: [URN],
        inputDatasetEdges: [{ destinationUrn: dataset('a') }, { destinationUrn: dataset('b') }],
        outputDatasets: [URN],
      },
    });
    expect(job.fields).toMatchObject({ numInputDatasets: 2, numOutputDatasets: 1 });
    const user = document('urn:li:corpuser:joe', {
      corpUserInfo: { displayName: 'Joe D', active: true },
      corpUserEditableInfo: { displayName: 'Joe Doe' },
    });
    expect(user.fields['displayName']).toEqual(['Joe D', 'Joe Doe']);
  });

  it('should index the latest of time series', () => {
    const timeseries = {
      operation: { timestampMillis: 9, lastUpdatedTimestamp: 8 },
      datasetProfile: { timestampMillis: 9, rowCount: 3 },
    };
    expect(fieldsOf({}, { timeseries })).toMatchObject({
      lastOperationTime: 8,
      rowCount: 3,
      hasRowCount: true,
      hasColumnCount: false,
    });
  });

  it('should index when terms changed', () => {
    const fields = fieldsOf({ glossaryTerms: { terms: [{ urn: 'urn:li:glossaryTerm:a' }] } }, { time: 44 });
    expect(fields).toMatchObject({ glossaryTerms: ['urn:li:glossaryTerm:a'], termsModifiedAt: 44 });
  });

  it('should leave embedded images out of long texts', () => {
    const long = `Look ![chart](data:image/png;base64,${'A'.repeat(1_000)}) <img src="data:image/gif;base64,AA"> ![](data:image/a) `;
    expect(fieldsOf({ datasetProperties: { description: long } })['description']).toBe('Look [Image: chart] [Image]');
    const short = '![a](data:image/png;base64,AAAA)';
    expect(fieldsOf({ datasetProperties: { description: short } })['description']).toBe(short);
  });

  it('should index runs once, the newest last, 25 at most', () => {
    const at = (runId: string, lastObserved: number, lastRunId?: string): AspectRecord => ({
      ...(records(URN, { status: {} }).get('status') as AspectRecord),
      systemMetadata: { runId, lastObserved, ...(lastRunId === undefined ? {} : { lastRunId }) },
    });
    const build = (all: readonly AspectRecord[]): JsonValue | undefined =>
      builder.build({
        entityType: 'dataset',
        urn: URN,
        revision: 1,
        aspects: new Map(all.map((record, index) => [`a${String(index)}`, record])),
        timeseries: new Map(),
        properties: new Map(),
        references: new Map(),
      }).fields['runId'];
    expect(build([at('b', 2, 'a'), at('c', 1), at('no-run-id-provided', 3)])).toEqual(['c', 'a', 'b']);
    expect(build([at('no-run-id-provided', 3)])).toBeUndefined();
    expect(build([at('r'.repeat(10_000), 2), at('short', 1)])).toEqual(['short']);
    const many = build(Array.from({ length: 30 }, (_, index) => at(`r${String(index)}`, index)));
    expect(many).toEqual(Array.from({ length: 25 }, (_, index) => `r${String(index + 5)}`));
  });

  it('should index structured properties by their types', () => {
    const definitions = (
      [
        ['a.text', 'string'],
        ['a.count', 'number'],
        ['a.day', 'date'],
        ['a.odd', 'unheard'],
      ] as const
    ).flatMap(([qualifiedName, type]) => {
      const urn = `urn:li:structuredProperty:${qualifiedName}`;
      const value = { qualifiedName, valueType: `urn:li:dataType:datahub.${type}`, entityTypes: [] };
      return propertyDefinition(urn, records(urn, { propertyDefinition: value })) ?? [];
    });
    const assigned = (name: string, ...values: readonly JsonObject[]): JsonObject => ({
      propertyUrn: `urn:li:structuredProperty:${name}`,
      values: [...values],
    });
    const properties = [
      assigned('a.text', { string: 'x' }, { string: '' }),
      assigned('a.count', { double: 1.5 }, { string: '2' }, { string: 'many' }),
      assigned('a.day', { string: '2024-01-01' }, { string: 'someday' }),
      assigned('a.odd', { double: 3 }),
      assigned('a.unknown', { string: 'x' }),
    ];
    const built = document(URN, { structuredProperties: { properties } }, { properties: definitions });
    expect(built.fields['structuredProperties']).toEqual({
      a_text: ['x'],
      a_count: [1.5, 2],
      a_day: [Date.UTC(2024, 0, 1)],
      a_odd: ['3'],
    });
    expect(built.propertyTypes).toEqual({ a_text: 'string', a_count: 'number', a_day: 'date', a_odd: 'string' });
    const { properties: needed } = builder.needs('dataset', records(URN, { structuredProperties: { properties } }));
    expect(needed).toContain('urn:li:structuredProperty:a.unknown');
  });

  it('should index what it refers to', () => {
    const urn = `urn:li:schemaField:(${URN},a)`;
    const attribute = 'urn:li:businessAttribute:b';
    const aspects = { businessAttributes: { businessAttribute: { businessAttributeUrn: attribute } } };
    const known = {
      [attribute]: {
        businessAttributeInfo: { name: 'Price', fieldPath: 'p' },
        ownership: { owners: [{ owner: 'x' }] },
      },
    };
    expect(builder.needs('schemaField', records(urn, aspects)).references).toEqual([attribute]);
    expect(document(urn, aspects).fields['businessAttributeRef']).toEqual({ urn: attribute });
    expect(document(urn, aspects, { references: known }).fields['businessAttributeRef']).toEqual({
      urn: attribute,
      name: 'Price',
    });
  });

  it('should refuse an entity type without documents', () => {
    const source = {
      entityType: 'dataHubRetention',
      urn: 'urn:li:dataHubRetention:a',
      revision: 1,
      aspects: new Map(),
    };
    expect(() =>
      builder.build({ ...source, timeseries: new Map(), properties: new Map(), references: new Map() }),
    ).toThrow('no search documents');
  });

  itWhere(hasSharedFolder, 'facts')('should build documents of real metadata quickly', () => {
    const samples = sharedJson<Sample[]>('data', 'showcase-ecommerce', '02-data.json');
    const entities = new Map<string, Record<string, JsonObject>>();
    for (const { entityUrn, aspectName, aspect } of samples) {
      const aspects = entities.get(entityUrn) ?? {};
      aspects[aspectName] = aspect.json ?? (JSON.parse(aspect.value ?? '{}') as JsonObject);
      entities.set(entityUrn, aspects);
    }
    const documents = [...entities]
      .filter(([urn]) => SCHEMA.entity(urn.split(':')[2] ?? '') !== undefined)
      .map(([urn, aspects]) => document(urn, aspects));
    expect(documents.length).toBeGreaterThan(100);
    const unknown = documents.flatMap(({ entityType, fields }) =>
      Object.keys(fields).filter((name) => !isKnown(entityType, name)),
    );
    expect([...new Set(unknown)]).toEqual([]);
    expect(documents.flatMap(({ fields }) => Object.values(fields).filter((value) => value === null))).toEqual([]);
  });
});

function isKnown(entityType: string, name: string): boolean {
  return name === 'structuredProperties' || SCHEMA.fieldRef(name, [entityType]) !== undefined;
}
