import { isJsonObject, type JsonObject } from '../../foundation/json/json.js';
import type { KeyedArray } from './array-codec.js';
import { FINE_GRAINED_LINEAGE } from './fine-grained-lineage.js';
import { keyedBy } from './keyed-codec.js';
import { UNIT_SEPARATOR } from './segments.js';
import { type AspectTemplate, withTermsStamp } from './template.js';

const SOURCE = `attribution${UNIT_SEPARATOR}source`;

const keyed = (field: string, ...keys: readonly string[]): KeyedArray => ({
  path: field.split('.'),
  codec: keyedBy(keys),
});
const edges = (field: string): KeyedArray => keyed(field, 'destinationUrn');
const columnLineage: KeyedArray = { path: ['fineGrainedLineages'], codec: FINE_GRAINED_LINEAGE };
const plain: AspectTemplate = { arrays: [], initial: () => ({}) };
const lists = (...fields: readonly string[]): JsonObject => Object.fromEntries(fields.map((field) => [field, []]));
const stamps = (stamp: JsonObject): JsonObject => ({ created: stamp, lastModified: stamp });

/** Elements with tags and terms of their own, such as schema fields. */
const fields = (field: string): KeyedArray => ({
  path: [field],
  codec: keyedBy(['fieldPath']),
  inside: [keyed('globalTags.tags', 'tag'), keyed('glossaryTerms.terms', 'urn')],
});

const completeFields =
  (field: string) =>
  (value: JsonObject, stamp: JsonObject): JsonObject => {
    const elements = value[field];
    if (!Array.isArray(elements)) return value;
    const complete = elements.map((element) =>
      isJsonObject(element) && element['glossaryTerms'] !== undefined
        ? { ...element, glossaryTerms: withTermsStamp(element['glossaryTerms'], stamp) }
        : element,
    );
    return { ...value, [field]: complete };
  };

const IO_EDGES = ['inputDatajobEdges', 'inputDatasetEdges', 'outputDatasetEdges'] as const;
const IO_FIELDS = ['inputDatasetFields', 'outputDatasetFields'] as const;

/** The templates by aspect name: the keyed arrays, and the initial value of an absent aspect. */
export const TEMPLATES: Readonly<Record<string, AspectTemplate>> = {
  ownership: {
    arrays: [keyed('owners', 'owner', 'type')],
    initial: (stamp) => ({ owners: [], lastModified: stamp }),
  },
  globalTags: { arrays: [keyed('tags', 'tag')], initial: () => ({ tags: [] }) },
  glossaryTerms: {
    arrays: [keyed('terms', 'urn')],
    initial: (stamp) => ({ terms: [], auditStamp: stamp }),
    complete: (value, stamp) => (value['auditStamp'] === undefined ? { ...value, auditStamp: stamp } : value),
  },
  domains: { arrays: [keyed('domains')], initial: () => ({ domains: [] }) },
  documentation: { arrays: [keyed('documentations', SOURCE)], initial: () => ({ documentations: [] }) },
  structuredProperties: { arrays: [keyed('properties', 'propertyUrn')], initial: () => ({ properties: [] }) },
  siblings: { arrays: [keyed('siblings')], initial: () => ({ siblings: [], primary: false }) },
  status: { arrays: [], initial: () => ({ removed: false }) },
  versionProperties: { arrays: [] },
  datasetProperties: { arrays: [keyed('tags')], initial: () => ({ tags: [], customProperties: {} }) },
  editableDatasetProperties: plain,
  editableContainerProperties: plain,
  editableMLModelGroupProperties: plain,
  upstreamLineage: {
    arrays: [keyed('upstreams', 'dataset'), columnLineage],
    initial: () => lists('upstreams', 'fineGrainedLineages'),
  },
  schemaMetadata: { arrays: [fields('fields')], complete: completeFields('fields') },
  editableSchemaMetadata: {
    arrays: [fields('editableSchemaFieldInfo')],
    initial: (stamp) => ({ editableSchemaFieldInfo: [], ...stamps(stamp) }),
    complete: completeFields('editableSchemaFieldInfo'),
  },
  dataFlowInfo: { arrays: [], initial: () => ({ customProperties: {} }) },
  dataJobInfo: { arrays: [], initial: () => ({ customProperties: {} }) },
  dataJobInputOutput: {
    arrays: [...IO_EDGES.map(edges), ...IO_FIELDS.map((field) => keyed(field)), columnLineage],
    initial: () =>
      lists('inputDatasets', 'outputDatasets', 'inputDatajobs', ...IO_EDGES, ...IO_FIELDS, 'fineGrainedLineages'),
  },
  chartInfo: {
    arrays: [edges('inputEdges'), keyed('inputs', 'string')],
    initial: (stamp) => ({ title: '', description: '', lastModified: stamps(stamp), ...lists('inputEdges', 'inputs') }),
  },
  dashboardInfo: {
    arrays: [...['chartEdges', 'datasetEdges', 'dashboards'].map(edges), keyed('charts'), keyed('datasets')],
    initial: (stamp) => ({
      title: '',
      description: '',
      lastModified: stamps(stamp),
      ...lists('charts', 'chartEdges', 'datasets', 'datasetEdges', 'dashboards'),
    }),
  },
  dataProductProperties: { arrays: [edges('assets')], initial: () => lists('assets') },
  apiSignature: {
    arrays: [edges('inputDatasetEdges'), edges('outputDatasetEdges')],
    initial: () => ({}),
  },
  formInfo: {
    arrays: [keyed('prompts', 'id'), ...['users', 'groups', 'ownershipTypes'].map((name) => keyed(`actors.${name}`))],
    initial: () => ({ name: '', prompts: [] }),
  },
  propertyDefinition: {
    arrays: [
      keyed('entityTypes'),
      keyed('allowedPlatforms'),
      { path: ['allowedValues'], codec: keyedBy(['value'], { wrapKey: (key) => ({ string: key }) }) },
    ],
    initial: () => ({ qualifiedName: '', valueType: 'urn:li:dataType:datahub.string', entityTypes: [] }),
  },
};
