import { describe, expect, it } from '@jest/globals';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { PatchOperation } from '../change-proposal.js';
import { applyPatch, PatchBudget, PatchLimits } from './index.js';
import { TEMPLATES } from './templates.js';

const STAMP = { time: 1000, actor: 'urn:li:corpuser:me' };
const OTHER_STAMP = { time: 1, actor: 'urn:li:corpuser:other' };

function patched(aspect: string, base: JsonObject | undefined, ...patch: PatchOperation[]): JsonObject {
  return applyPatch(aspect, base, { patch }, STAMP, new PatchBudget(new PatchLimits()));
}

const INITIAL: readonly (readonly [aspect: string, value: JsonObject])[] = [
  ['ownership', { owners: [], lastModified: STAMP }],
  ['globalTags', { tags: [] }],
  ['glossaryTerms', { terms: [], auditStamp: STAMP }],
  ['domains', { domains: [] }],
  ['documentation', { documentations: [] }],
  ['structuredProperties', { properties: [] }],
  ['siblings', { siblings: [], primary: false }],
  ['status', { removed: false }],
  ['datasetProperties', { tags: [], customProperties: {} }],
  ['editableDatasetProperties', {}],
  ['editableContainerProperties', {}],
  ['editableMLModelGroupProperties', {}],
  ['upstreamLineage', { upstreams: [], fineGrainedLineages: [] }],
  ['editableSchemaMetadata', { editableSchemaFieldInfo: [], created: STAMP, lastModified: STAMP }],
  ['dataFlowInfo', { customProperties: {} }],
  ['dataJobInfo', { customProperties: {} }],
  [
    'dataJobInputOutput',
    {
      inputDatasets: [],
      outputDatasets: [],
      inputDatajobs: [],
      inputDatajobEdges: [],
      inputDatasetEdges: [],
      outputDatasetEdges: [],
      inputDatasetFields: [],
      outputDatasetFields: [],
      fineGrainedLineages: [],
    },
  ],
  [
    'chartInfo',
    {
      title: '',
      description: '',
      lastModified: { created: STAMP, lastModified: STAMP },
      inputEdges: [],
      inputs: [],
    },
  ],
  [
    'dashboardInfo',
    {
      title: '',
      description: '',
      lastModified: { created: STAMP, lastModified: STAMP },
      charts: [],
      chartEdges: [],
      datasets: [],
      datasetEdges: [],
      dashboards: [],
    },
  ],
  ['dataProductProperties', { assets: [] }],
  ['apiSignature', {}],
  ['formInfo', { name: '', prompts: [] }],
  ['propertyDefinition', { qualifiedName: '', valueType: 'urn:li:dataType:datahub.string', entityTypes: [] }],
];

const EDGES: readonly (readonly [aspect: string, array: string, key?: string])[] = [
  ['glossaryTerms', 'terms', 'urn'],
  ['structuredProperties', 'properties', 'propertyUrn'],
  ['dataJobInputOutput', 'inputDatajobEdges'],
  ['dataJobInputOutput', 'inputDatasetEdges'],
  ['dataJobInputOutput', 'outputDatasetEdges'],
  ['chartInfo', 'inputEdges'],
  ['dashboardInfo', 'chartEdges'],
  ['dashboardInfo', 'datasetEdges'],
  ['dashboardInfo', 'dashboards'],
  ['dataProductProperties', 'assets'],
  ['apiSignature', 'inputDatasetEdges'],
  ['apiSignature', 'outputDatasetEdges'],
];

const TEXTS: readonly (readonly [aspect: string, array: string])[] = [
  ['datasetProperties', 'tags'],
  ['dataJobInputOutput', 'inputDatasetFields'],
  ['dataJobInputOutput', 'outputDatasetFields'],
  ['dashboardInfo', 'charts'],
  ['dashboardInfo', 'datasets'],
  ['propertyDefinition', 'entityTypes'],
  ['propertyDefinition', 'allowedPlatforms'],
];

describe('the templates of patches', () => {
  it('should be tested for the value of an absent aspect', () => {
    const known = Object.entries(TEMPLATES).flatMap(([aspect, { initial }]) => (initial === undefined ? [] : [aspect]));
    expect(INITIAL.map(([aspect]) => aspect)).toEqual(known);
  });

  it.each(INITIAL)('should start an absent %s', (aspect, value) => {
    expect(patched(aspect, undefined, { op: 'remove', path: '/absent' })).toEqual(value);
  });

  it.each(EDGES)('should key the elements of %s.%s', (aspect, array, key = 'destinationUrn') => {
    const [kept, changed] = [{ [key]: 'u:a' }, { [key]: 'u:b' }];
    const operations: PatchOperation[] = [
      { op: 'add', path: `/${array}/u:b`, value: { note: 'n' } },
      { op: 'remove', path: `/${array}/u:c` },
    ];
    const base: JsonObject = { [array]: [kept, changed, { [key]: 'u:c' }] };
    expect(patched(aspect, base, ...operations)[array]).toEqual([kept, { ...changed, note: 'n' }]);
  });

  it.each(TEXTS)('should key the texts of %s.%s by themselves', (aspect, array) => {
    const operations: PatchOperation[] = [
      { op: 'add', path: `/${array}/b`, value: 'b' },
      { op: 'add', path: `/${array}/d`, value: 'd' },
      { op: 'remove', path: `/${array}/c` },
    ];
    expect(patched(aspect, { [array]: ['a', 'b', 'c'] }, ...operations)[array]).toEqual(['a', 'b', 'd']);
  });

  it.each(['users', 'groups', 'ownershipTypes'])('should key the %s of a form by themselves', (name) => {
    const base = { name: 'f', prompts: [], actors: { owners: true, [name]: ['a', 'b'] } };
    const actors = patched('formInfo', base, { op: 'remove', path: `/actors/${name}/a` })['actors'];
    expect(actors).toEqual({ owners: true, [name]: ['b'] });
  });

  it('should key documentation by its source', () => {
    const of = (source: string): JsonObject => ({ documentation: 'd', attribution: { ...STAMP, source } });
    const base: JsonObject = { documentations: [of('a'), of('b')] };
    expect(patched('documentation', base, { op: 'remove', path: '/documentations/b' })).toEqual({
      documentations: [of('a')],
    });
  });

  it.each(['inputDatasetEdges', 'outputDatasetEdges'])('should keep %s that a patch does not name', (array) => {
    const base: JsonObject = { [array]: [{ destinationUrn: 'u:a' }, { destinationUrn: 'u:a' }] };
    expect(patched('apiSignature', base, { op: 'add', path: '/name', value: 'n' })).toEqual({ ...base, name: 'n' });
  });

  it('should address column lineage of a data job', () => {
    const operation: PatchOperation = { op: 'add', path: '/fineGrainedLineages/NONE/s:d/NONE/s:a', value: {} };
    expect(patched('dataJobInputOutput', {}, operation)['fineGrainedLineages']).toEqual([
      {
        upstreamType: 'FIELD_SET',
        upstreams: ['s:a'],
        downstreamType: 'FIELD',
        downstreams: ['s:d'],
        confidenceScore: 1,
      },
    ]);
  });

  it('should move an element from one array to another', () => {
    const base = { inputDatasetFields: ['s:a', 's:b'], outputDatasetFields: ['s:c'] };
    const operation = { op: 'move', from: '/inputDatasetFields/s:a', path: '/outputDatasetFields/s:a' } as const;
    expect(patched('dataJobInputOutput', base, operation)).toEqual({
      inputDatasetFields: ['s:b'],
      outputDatasetFields: ['s:c', 's:a'],
    });
  });

  it('should copy an element out of an array', () => {
    const operation = { op: 'copy', from: '/tags/b', path: '/name' } as const;
    expect(patched('datasetProperties', { tags: ['a', 'b'] }, operation)).toEqual({ tags: ['a', 'b'], name: 'b' });
  });

  it('should keep the values of allowed values that are no texts', () => {
    const base = { allowedValues: [{ value: { double: 5 } }] };
    const operation: PatchOperation = { op: 'add', path: '/allowedValues/7', value: { value: { double: 7 } } };
    expect(patched('propertyDefinition', base, operation)).toEqual({
      allowedValues: [{ value: { double: 5 } }, { value: { double: 7 } }],
    });
  });
});

describe('the audit stamps of patched terms', () => {
  const operation: PatchOperation = { op: 'add', path: '/description', value: 'd' };

  it.each<[string, JsonValue | undefined, JsonValue | undefined]>([
    ['absent terms', undefined, undefined],
    ['terms without a stamp', { terms: [] }, { terms: [], auditStamp: STAMP }],
    ['terms with a stamp', { terms: [], auditStamp: OTHER_STAMP }, { terms: [], auditStamp: OTHER_STAMP }],
    ['terms that are no object', 'terms', 'terms'],
  ])('should be completed in a column with %s', (_name, before, after) => {
    const fieldsWith = (glossaryTerms: JsonValue | undefined): JsonObject => ({
      fields: ['odd', { fieldPath: 'f', ...(glossaryTerms !== undefined && { glossaryTerms }) }],
    });
    const result = patched('schemaMetadata', fieldsWith(before), operation);
    expect(result).toStrictEqual({ ...fieldsWith(after), description: 'd' });
  });

  it('should be left alone where there are no columns', () => {
    expect(patched('schemaMetadata', { fields: 'odd' }, operation)).toEqual({ fields: 'odd', description: 'd' });
  });

  it('should be kept in the terms of an entity', () => {
    const base = { terms: [], auditStamp: OTHER_STAMP };
    expect(patched('glossaryTerms', base, operation)).toEqual({ ...base, description: 'd' });
  });

  it('should name who acts for another', () => {
    const stamp = { ...STAMP, impersonator: 'urn:li:corpuser:admin' };
    const value = applyPatch('glossaryTerms', {}, { patch: [operation] }, stamp, new PatchBudget(new PatchLimits()));
    expect(value['auditStamp']).toEqual(stamp);
  });

  it('should name nobody else without an impersonator', () => {
    expect(patched('glossaryTerms', {}, operation)['auditStamp']).toStrictEqual(STAMP);
  });
});
