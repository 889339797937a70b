import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import type { AuditStamp } from '../audit-stamp.js';
import type { AspectPatch, PatchOperation } from '../change-proposal.js';
import { applyPatch as applyWithin, PatchBudget, PatchLimits } from './index.js';

const applyPatch = (aspect: string, base: JsonObject | undefined, patch: AspectPatch, stamp: AuditStamp): JsonObject =>
  applyWithin(aspect, base, patch, stamp, new PatchBudget(new PatchLimits()));

const STAMP = { time: 1000, actor: 'urn:li:corpuser:me' };
const S = '␟';
const SOURCE = `attribution${S}source`;
const from = (source: string): JsonObject => ({ time: 1, actor: 'urn:li:corpuser:a', source });

const add = (path: string, value: JsonValue = {}): PatchOperation => ({ op: 'add', path, value });
const remove = (path: string): PatchOperation => ({ op: 'remove', path, value: {} });
const of = (...patch: PatchOperation[]): AspectPatch => ({ patch });
const keyed = (arrayPrimaryKeys: Record<string, string[]>, ...patch: PatchOperation[]): AspectPatch => ({
  arrayPrimaryKeys,
  patch,
});

const D = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const F = (name: string, field: string): string => `urn:li:schemaField:(${D(name)},${field})`;

interface Case {
  readonly name: string;
  readonly aspect: string;
  readonly base?: JsonObject;
  readonly patch: AspectPatch;
  readonly result: JsonObject;
}

const TAG_KEYS = { tags: [SOURCE, 'tag'] };
const TERM_KEYS = { terms: ['urn', SOURCE] };
const OWNER_KEYS = { owners: ['owner', 'type', 'typeUrn', SOURCE] };
const TAGS = { tags: [{ tag: 't:a' }, { tag: 't:a', attribution: from('s') }, { tag: 't:b', attribution: from('s') }] };
const OWNERS = {
  owners: [
    { owner: 'u:a', type: 'NONE', typeUrn: 'ot:x' },
    { owner: 'u:a', type: 'DATAOWNER' },
    { owner: 'u:b', type: 'NONE' },
  ],
};

const GENERIC: readonly Case[] = [
  {
    name: 'add an unattributed tag behind an empty segment',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed(TAG_KEYS, add('/tags//t:c', { tag: 't:c' })),
    result: { tags: [TAGS.tags[0], { tag: 't:c' }, ...TAGS.tags.slice(1)] as JsonValue[] },
  },
  {
    name: 'start globalTags from the template',
    aspect: 'globalTags',
    patch: keyed(TAG_KEYS, add('/tags//t:c')),
    result: { tags: [{ tag: 't:c' }] },
  },
  {
    name: 'remove a tag of one source',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed(TAG_KEYS, remove('/tags/s/t:a')),
    result: { tags: [TAGS.tags[0]!, TAGS.tags[2]!] },
  },
  {
    name: 'remove all tags of a source',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed(TAG_KEYS, remove('/tags/s')),
    result: { tags: [TAGS.tags[0]!] },
  },
  {
    name: 'remove a tag of every source with the keys reversed',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed({ tags: ['tag', SOURCE] }, remove('/tags/t:a')),
    result: { tags: [TAGS.tags[2]!] },
  },
  {
    name: 'leave an empty list after removing the array',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed(TAG_KEYS, remove('/tags')),
    result: { tags: [] },
  },
  {
    name: 'do nothing when the tag to remove is absent',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed(TAG_KEYS, remove('/tags/x/t:z')),
    result: TAGS,
  },
  {
    name: 'add a term with a trailing empty segment, and its stamp',
    aspect: 'glossaryTerms',
    patch: keyed(TERM_KEYS, add('/terms/g:a/', { urn: 'g:a' })),
    result: { terms: [{ urn: 'g:a' }], auditStamp: STAMP },
  },
  {
    name: 'add a missing audit stamp to stored terms',
    aspect: 'glossaryTerms',
    base: { terms: [] },
    patch: keyed(TERM_KEYS, add('/terms/g:a/s', { urn: 'g:a', attribution: from('s') })),
    result: { terms: [{ urn: 'g:a', attribution: from('s') }], auditStamp: STAMP },
  },
  {
    name: 'remove a term of every source',
    aspect: 'glossaryTerms',
    base: { terms: [{ urn: 'g:a' }, { urn: 'g:a', attribution: from('s') }], auditStamp: STAMP },
    patch: keyed(TERM_KEYS, remove('/terms/g:a')),
    result: { terms: [], auditStamp: STAMP },
  },
  {
    name: 'remove only the unattributed term',
    aspect: 'glossaryTerms',
    base: { terms: [{ urn: 'g:a' }, { urn: 'g:a', attribution: from('s') }], auditStamp: STAMP },
    patch: keyed(TERM_KEYS, remove('/terms/g:a/')),
    result: { terms: [{ urn: 'g:a', attribution: from('s') }], auditStamp: STAMP },
  },
  {
    name: 'add an owner, filling key fields that only the path holds',
    aspect: 'ownership',
    patch: keyed(OWNER_KEYS, add('/owners/u:a/NONE/ot:x/', {})),
    result: { owners: [{ owner: 'u:a', type: 'NONE', typeUrn: 'ot:x' }], lastModified: STAMP },
  },
  {
    name: 'remove an owner by one segment',
    aspect: 'ownership',
    base: OWNERS,
    patch: keyed(OWNER_KEYS, remove('/owners/u:a')),
    result: { owners: [OWNERS.owners[2]!] },
  },
  {
    name: 'remove an owner by two segments',
    aspect: 'ownership',
    base: OWNERS,
    patch: keyed(OWNER_KEYS, remove('/owners/u:a/NONE')),
    result: { owners: OWNERS.owners.slice(1) },
  },
  {
    name: 'remove an owner by four segments',
    aspect: 'ownership',
    base: OWNERS,
    patch: keyed(OWNER_KEYS, remove('/owners/u:a/DATAOWNER//')),
    result: { owners: [OWNERS.owners[0]!, OWNERS.owners[2]!] },
  },
  {
    name: 'add documentation of a source',
    aspect: 'documentation',
    patch: keyed(
      { documentations: [SOURCE] },
      add('/documentations/s', { documentation: 'd', attribution: from('s') }),
    ),
    result: { documentations: [{ documentation: 'd', attribution: from('s') }] },
  },
  {
    name: 'empty the documentation',
    aspect: 'documentation',
    base: { documentations: [{ documentation: 'd' }] },
    patch: keyed({ documentations: [SOURCE] }, remove('/documentations')),
    result: { documentations: [] },
  },
  {
    name: 'add a domain association',
    aspect: 'domains',
    patch: keyed({ domainAssociations: [SOURCE, 'domain'] }, add('/domainAssociations//d:a', { domain: 'd:a' })),
    result: { domains: [], domainAssociations: [{ domain: 'd:a' }] },
  },
  {
    name: 'remove a domain association with the keys reversed',
    aspect: 'domains',
    base: { domains: ['d:a'], domainAssociations: [{ domain: 'd:a', attribution: from('s') }] },
    patch: keyed({ domainAssociations: ['domain', SOURCE] }, remove('/domainAssociations/d:a')),
    result: { domains: ['d:a'], domainAssociations: [] },
  },
  {
    name: 'set a structured property',
    aspect: 'structuredProperties',
    base: { properties: [{ propertyUrn: 'p:a', values: [{ double: 1 }] }] },
    patch: keyed(
      { properties: ['propertyUrn', SOURCE] },
      add('/properties/p:a/', { propertyUrn: 'p:a', values: [{ string: 'x' }] }),
    ),
    result: { properties: [{ propertyUrn: 'p:a', values: [{ string: 'x' }] }] },
  },
  {
    name: 'remove a structured property of an absent aspect',
    aspect: 'structuredProperties',
    patch: keyed({ properties: ['propertyUrn', SOURCE] }, remove('/properties/p:a')),
    result: { properties: [] },
  },
  {
    name: 'start an aspect without template from an empty record, with slashes escaped',
    aspect: 'institutionalMemory',
    patch: keyed({ elements: ['url'] }, add('/elements/https:~1~1x~1~0y', { description: 'd' })),
    result: { elements: [{ description: 'd', url: 'https://x/~y' }] },
  },
  {
    name: 'leave an empty list where an absent array was removed from',
    aspect: 'institutionalMemory',
    patch: keyed({ elements: ['url'] }, remove('/elements/x')),
    result: { elements: [] },
  },
  {
    name: 'keep the order of elements whose keys look like numbers or like members of every object',
    aspect: 'institutionalMemory',
    base: { elements: [{ url: 'b' }, { url: '2' }, { url: '1' }, { url: '__proto__' }] },
    patch: keyed({ elements: ['url'] }, add('/elements/constructor'), add('/elements/0')),
    result: {
      elements: [{ url: 'b' }, { url: '2' }, { url: '1' }, { url: '__proto__' }, { url: 'constructor' }, { url: '0' }],
    },
  },
  {
    name: 'key strings by themselves when no keys are named',
    aspect: 'subTypes',
    base: { typeNames: ['a', 'b'] },
    patch: keyed({ typeNames: [] }, add('/typeNames/c'), remove('/typeNames/a')),
    result: { typeNames: ['b', 'c'] },
  },
  {
    name: 'patch plain members when the generic mode is forced',
    aspect: 'tagProperties',
    base: { name: 'a' },
    patch: { forceGenericPatch: true, patch: [add('/description', 'd')] },
    result: { name: 'a', description: 'd' },
  },
];

const TEMPLATE: readonly Case[] = [
  {
    name: 'take a whole list as it is',
    aspect: 'ownership',
    base: OWNERS,
    patch: of(add('/owners', [{ owner: 'u:c', type: 'NONE' }])),
    result: { owners: [{ owner: 'u:c', type: 'NONE' }] },
  },
  {
    name: 'key owners by owner and type',
    aspect: 'ownership',
    patch: of(add('/owners/u:a/NONE')),
    result: { owners: [{ owner: 'u:a', type: 'NONE' }], lastModified: STAMP },
  },
  {
    name: 'key tags by tag',
    aspect: 'globalTags',
    base: { tags: [{ tag: 't:a' }] },
    patch: of(add('/tags/t:b', { tag: 't:b', context: 'c' }), remove('/tags/t:a')),
    result: { tags: [{ tag: 't:b', context: 'c' }] },
  },
  {
    name: 'key domains by themselves',
    aspect: 'domains',
    base: { domains: ['d:a'] },
    patch: of(add('/domains/d:b', 'd:b'), remove('/domains/d:a')),
    result: { domains: ['d:b'] },
  },
  {
    name: 'set members and custom properties of a dataset',
    aspect: 'datasetProperties',
    patch: of(
      add('/name', 'n'),
      add('/customProperties/a~1b', '1'),
      remove('/customProperties/z'),
      add('/tags/x', 'x'),
    ),
    result: { tags: ['x'], customProperties: { 'a/b': '1' }, name: 'n' },
  },
  {
    name: 'replace the whole map of custom properties',
    aspect: 'datasetProperties',
    base: { customProperties: { a: '1' } },
    patch: of(add('/customProperties', { b: '2' })),
    result: { customProperties: { b: '2' } },
  },
  {
    name: 'make absent parents',
    aspect: 'dataFlowInfo',
    base: { name: 'n' },
    patch: of(add('/customProperties/k', 'v')),
    result: { name: 'n', customProperties: { k: 'v' } },
  },
  {
    name: 'start editable properties from an empty record',
    aspect: 'editableDatasetProperties',
    patch: of(add('/description', 'd')),
    result: { description: 'd' },
  },
  {
    name: 'add and remove upstreams',
    aspect: 'upstreamLineage',
    base: { upstreams: [{ dataset: D('a'), type: 'VIEW' }] },
    patch: of(add(`/upstreams/${D('b')}`, { type: 'COPY' }), remove(`/upstreams/${D('a')}`)),
    result: { upstreams: [{ type: 'COPY', dataset: D('b') }] },
  },
  {
    name: 'group column lineage, the score of the group winning',
    aspect: 'upstreamLineage',
    base: {
      upstreams: [],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [F('a', 'x')],
          downstreamType: 'FIELD',
          downstreams: [F('d', 'y')],
          confidenceScore: 0.5,
          matchType: 'EXACT',
        },
      ],
    },
    patch: of(
      add(`/fineGrainedLineages/NONE/${F('d', 'y')}/NONE/${F('b', 'x')}`, { confidenceScore: 0.9 }),
      add(`/fineGrainedLineages/SUM/${F('d', 'z')}/urn:li:query:q/${F('b', 'x')}`, {}),
      add(`/fineGrainedLineages/NONE/${F('d', 'y')}/NONE/${D('c')}`, { confidenceScore: 0.1 }),
    ),
    result: {
      upstreams: [],
      fineGrainedLineages: [
        {
          upstreamType: 'FIELD_SET',
          upstreams: [F('a', 'x'), F('b', 'x')],
          downstreamType: 'FIELD',
          downstreams: [F('d', 'y')],
          confidenceScore: 0.5,
          matchType: 'EXACT',
        },
        {
          upstreamType: 'DATASET',
          upstreams: [D('c')],
          downstreamType: 'FIELD',
          downstreams: [F('d', 'y')],
          confidenceScore: 0.1,
          matchType: 'EXACT',
        },
        {
          upstreamType: 'FIELD_SET',
          upstreams: [F('b', 'x')],
          downstreamType: 'FIELD',
          downstreams: [F('d', 'z')],
          confidenceScore: 1,
          transformOperation: 'SUM',
          query: 'urn:li:query:q',
        },
      ],
    },
  },
  {
    name: 'drop a column lineage without upstreams left',
    aspect: 'upstreamLineage',
    base: {
      upstreams: [],
      fineGrainedLineages: [
        { upstreamType: 'FIELD_SET', upstreams: ['s:a'], downstreamType: 'FIELD', downstreams: ['s:d'] },
      ],
    },
    patch: of(remove('/fineGrainedLineages/NONE/s:d/NONE/s:a')),
    result: { upstreams: [], fineGrainedLineages: [] },
  },
  {
    name: 'tag a column, making the column and its lists',
    aspect: 'editableSchemaMetadata',
    patch: of(add('/editableSchemaFieldInfo/a.b/globalTags/tags/t:a', { tag: 't:a' })),
    result: {
      editableSchemaFieldInfo: [{ globalTags: { tags: [{ tag: 't:a' }] }, fieldPath: 'a.b' }],
      created: STAMP,
      lastModified: STAMP,
    },
  },
  {
    name: 'stamp the terms of a column',
    aspect: 'editableSchemaMetadata',
    base: { editableSchemaFieldInfo: [{ fieldPath: 'f', description: 'd' }] },
    patch: of(add('/editableSchemaFieldInfo/f/glossaryTerms/terms/g:a', { urn: 'g:a' })),
    result: {
      editableSchemaFieldInfo: [
        { fieldPath: 'f', description: 'd', glossaryTerms: { terms: [{ urn: 'g:a' }], auditStamp: STAMP } },
      ],
    },
  },
  {
    name: 'empty the tags of a column',
    aspect: 'editableSchemaMetadata',
    base: { editableSchemaFieldInfo: [{ fieldPath: 'f', globalTags: { tags: [{ tag: 't:a' }] } }] },
    patch: of(remove('/editableSchemaFieldInfo/f/globalTags/tags/t:a')),
    result: { editableSchemaFieldInfo: [{ fieldPath: 'f', globalTags: { tags: [] } }] },
  },
  {
    name: 'patch a schema field',
    aspect: 'schemaMetadata',
    base: { fields: [{ fieldPath: 'f' }, { fieldPath: 'g' }] },
    patch: of(add('/fields/g/globalTags/tags/t:a', { tag: 't:a' })),
    result: { fields: [{ fieldPath: 'f' }, { fieldPath: 'g', globalTags: { tags: [{ tag: 't:a' }] } }] },
  },
  {
    name: 'wire a data job',
    aspect: 'dataJobInputOutput',
    base: { inputDatasets: [], outputDatasets: [] },
    patch: of(
      add('/inputDatasetEdges/d:a', { destinationUrn: 'd:a' }),
      add('/inputDatajobEdges/j:a'),
      add('/inputDatasetFields/s:a', {}),
    ),
    result: {
      inputDatasets: [],
      outputDatasets: [],
      inputDatasetEdges: [{ destinationUrn: 'd:a' }],
      inputDatajobEdges: [{ destinationUrn: 'j:a' }],
      inputDatasetFields: ['s:a'],
    },
  },
  {
    name: 'start a dashboard with what it needs',
    aspect: 'dashboardInfo',
    patch: of(add('/chartEdges/c:a', { destinationUrn: 'c:a' }), add('/charts/c:b', 'c:b'), add('/title', 't')),
    result: {
      title: 't',
      description: '',
      lastModified: { created: STAMP, lastModified: STAMP },
      charts: ['c:b'],
      chartEdges: [{ destinationUrn: 'c:a' }],
      datasets: [],
      datasetEdges: [],
      dashboards: [],
    },
  },
  {
    name: 'keep the unions of chart inputs',
    aspect: 'chartInfo',
    base: { title: 't', inputs: [{ string: 'd:a' }] },
    patch: of(add('/inputs/d:b', 'd:b'), add('/inputs/d:c', {}), add('/inputEdges/d:d', { destinationUrn: 'd:d' })),
    result: {
      title: 't',
      inputs: [{ string: 'd:a' }, { string: 'd:b' }, { string: 'd:c' }],
      inputEdges: [{ destinationUrn: 'd:d' }],
    },
  },
  {
    name: 'add an asset of a data product',
    aspect: 'dataProductProperties',
    patch: of(add('/assets/d:a', { destinationUrn: 'd:a', outputPort: false })),
    result: { assets: [{ destinationUrn: 'd:a', outputPort: false }] },
  },
  {
    name: 'patch a form',
    aspect: 'formInfo',
    base: { name: 'f', prompts: [{ id: 'p', title: 'x' }], actors: { owners: false, users: ['u:a'] } },
    patch: of(
      add('/prompts/q', { title: 'y' }),
      remove('/prompts/p'),
      add('/actors/users/u:b', 'u:b'),
      add('/actors/groups/g:a', 'g:a'),
      add('/actors/owners', true),
    ),
    result: {
      name: 'f',
      prompts: [{ title: 'y', id: 'q' }],
      actors: { owners: true, users: ['u:a', 'u:b'], groups: ['g:a'] },
    },
  },
  {
    name: 'patch a structured property definition',
    aspect: 'propertyDefinition',
    base: { qualifiedName: 'q', allowedValues: [{ value: { string: 'a' } }, { value: { double: 5 } }] },
    patch: of(
      add('/entityTypes/e:a', 'e:a'),
      add('/allowedValues/b', { value: { string: 'b' } }),
      remove('/allowedValues/5'),
      add('/allowedValues/c', { description: 'd' }),
    ),
    result: {
      qualifiedName: 'q',
      entityTypes: ['e:a'],
      allowedValues: [
        { value: { string: 'a' } },
        { value: { string: 'b' } },
        { description: 'd', value: { string: 'c' } },
      ],
    },
  },
  {
    name: 'add a sibling',
    aspect: 'siblings',
    patch: of(add('/siblings/d:a', 'd:a'), add('/primary', true)),
    result: { siblings: ['d:a'], primary: true },
  },
  { name: 'mark as removed', aspect: 'status', patch: of(add('/removed', true)), result: { removed: true } },
  {
    name: 'move and copy between members',
    aspect: 'datasetProperties',
    base: { name: 'n', description: 'd' },
    patch: of(
      { op: 'move', from: '/name', path: '/qualifiedName' },
      { op: 'copy', from: '/description', path: '/name' },
    ),
    result: { description: 'd', qualifiedName: 'n', name: 'd' },
  },
  {
    name: 'go on after a passed test',
    aspect: 'status',
    base: { removed: false },
    patch: of({ op: 'test', path: '/removed', value: false }, { op: 'replace', path: '/removed', value: true }),
    result: { removed: true },
  },
];

const FAILING: readonly { name: string; aspect: string; base?: JsonObject; patch: AspectPatch; says: RegExp }[] = [
  {
    name: 'an aspect without template and value',
    aspect: 'tagProperties',
    patch: of(add('/name', 'n')),
    says: /Patch not supported for aspect with name tagProperties/,
  },
  {
    name: 'an aspect without template',
    aspect: 'tagProperties',
    base: { name: 'a' },
    patch: of(add('/name', 'n')),
    says: /Patch not supported/,
  },
  {
    name: 'an absent aspect whose template has no default',
    aspect: 'versionProperties',
    patch: of(add('/comment', 'n')),
    says: /Patch not supported/,
  },
  {
    name: 'an aspect named like a member of every object',
    aspect: 'constructor',
    patch: of(add('/name', 'n')),
    says: /Patch not supported/,
  },
  {
    name: 'a failed test',
    aspect: 'status',
    base: { removed: false },
    patch: of({ op: 'test', path: '/removed', value: true }),
    says: /test at "\/removed" cannot be applied: TEST_OPERATION_FAILED/,
  },
  {
    name: 'replacing what is absent',
    aspect: 'datasetProperties',
    base: {},
    patch: of({ op: 'replace', path: '/name', value: 'n' }),
    says: /cannot be applied/,
  },
  { name: 'a path without slash', aspect: 'status', patch: of(add('removed', true)), says: /must start with/ },
  {
    name: 'a path through a text',
    aspect: 'datasetProperties',
    base: { name: 'n' },
    patch: of(add('/name/x/y', 'n')),
    says: /cannot be applied/,
  },
  {
    name: 'a forbidden member',
    aspect: 'datasetProperties',
    base: {},
    patch: of(add('/__proto__/x', 'n')),
    says: /not allowed/,
  },
  {
    name: 'a move in generic mode',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed(TAG_KEYS, { op: 'move', from: '/tags/s', path: '/tags/x' }),
    says: /Unsupported PATCH operation: move/,
  },
  {
    name: 'a path that ends above the element',
    aspect: 'globalTags',
    base: TAGS,
    patch: keyed(TAG_KEYS, add('/tags/s', 'x')),
    says: /has 2 keys/,
  },
  {
    name: 'removing the whole document',
    aspect: 'status',
    base: { removed: true },
    patch: of(add('', [])),
    says: /must stay a JSON object/,
  },
  {
    name: 'column lineage with several downstreams',
    aspect: 'upstreamLineage',
    base: { upstreams: [], fineGrainedLineages: [{ upstreams: ['s:a'], downstreams: ['s:b', 's:c'] }] },
    patch: of(add('/fineGrainedLineages/NONE/s:b/NONE/s:z')),
    says: /exactly one downstream/,
  },
  {
    name: 'a short path of column lineage',
    aspect: 'upstreamLineage',
    patch: of(add('/fineGrainedLineages/NONE/s:b', 1)),
    says: /query is missing/,
  },
];

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function failure(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('applyPatch', () => {
  it.each(GENERIC)('should $name (generic mode)', ({ aspect, base, patch, result }) => {
    expect(applyPatch(aspect, frozen(base), frozen(patch), STAMP)).toEqual(result);
  });

  it.each(TEMPLATE)('should $name (template mode)', ({ aspect, base, patch, result }) => {
    expect(applyPatch(aspect, frozen(base), frozen(patch), STAMP)).toEqual(result);
  });

  it.each(FAILING)('should refuse $name', ({ aspect, base, patch, says }) => {
    const error = failure(() => applyPatch(aspect, frozen(base), patch, STAMP));
    expect(error).toBeInstanceOf(DomainError);
    const isUnsupported = /supported/.test(says.source);
    const details = isUnsupported ? undefined : { patch: true };
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', message: expect.stringMatching(says), details });
  });

  it('should patch upstreams beside column lineage that it cannot address', () => {
    const fineGrainedLineages = [{ upstreams: ['s:a'], downstreams: ['s:b', 's:c'] }];
    const patched = applyPatch(
      'upstreamLineage',
      { upstreams: [], fineGrainedLineages },
      of(add(`/upstreams/${D('a')}`, { type: 'COPY' })),
      STAMP,
    );
    expect(patched).toEqual({ upstreams: [{ type: 'COPY', dataset: D('a') }], fineGrainedLineages });
  });

  it('should keep the order of owners when one is added again', () => {
    const patched = applyPatch(
      'ownership',
      OWNERS,
      keyed(OWNER_KEYS, add('/owners/u:a/NONE/ot:x/', { source: { type: 'MANUAL' } })),
      STAMP,
    );
    expect(patched['owners']).toEqual([
      { owner: 'u:a', type: 'NONE', typeUrn: 'ot:x', source: { type: 'MANUAL' } },
      ...OWNERS.owners.slice(1),
    ]);
  });
});
