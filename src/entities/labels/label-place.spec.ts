import { describe, expect, it } from '@jest/globals';
import { held, the } from '../../auth/index.js';
import type { ResourceRefInput } from '../shared/resource-ref.input.js';
import { SubResourceType } from '../shared/sub-resource-type.enum.js';
import type { LabelKind } from './label-kind.js';
import { labelPlaceOf } from './label-place.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'] as const;
const KEYS = ['tag', 'attribution␟source'];

const STAMP = { time: 5, actor: 'urn:li:corpuser:b' };
const TAGS: LabelKind = {
  entityType: 'tag',
  input: 'tagUrns',
  aspectName: 'globalTags',
  list: 'tags',
  key: 'tag',
  demand: held(['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], the('entity')),
  columnDemand: held(['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'], the('dataset')),
  isStamped: false,
};
const TERMS: LabelKind = {
  ...TAGS,
  entityType: 'glossaryTerm',
  aspectName: 'glossaryTerms',
  list: 'terms',
  key: 'urn',
  isStamped: true,
};

const tagPlaceOf = (resource: ResourceRefInput) => labelPlaceOf(TAGS, resource);

describe('labelPlaceOf', () => {
  it('should store the tags of an entity in its globalTags, by tag and source', () => {
    const place = tagPlaceOf({ resourceUrn: DATASET });
    expect(place.add([A, B, A], { tags: [{ tag: B, attribution: {} }] }, STAMP)).toEqual({
      urn: DATASET,
      aspectName: 'globalTags',
      patch: [{ op: 'add', path: `/tags/${A}/`, value: { tag: A } }],
      keys: { tags: KEYS },
    });
    expect(place.remove([A], STAMP)).toEqual({
      urn: DATASET,
      aspectName: 'globalTags',
      patch: [{ op: 'remove', path: `/tags/${A}` }],
      keys: { tags: KEYS },
    });
  });

  it('should store the tags of a column beside other edits', () => {
    const place = tagPlaceOf({
      resourceUrn: DATASET,
      subResource: 'x/y',
      subResourceType: SubResourceType.DATASET_FIELD,
    });
    const stored = {
      editableSchemaFieldInfo: [
        { fieldPath: 'z', globalTags: { tags: [{ tag: A }] } },
        { fieldPath: 'x/y', globalTags: { tags: [{ tag: B }] } },
      ],
    };
    const path = `/editableSchemaFieldInfo/x~1y/globalTags/tags/${A}`;
    const edit = { urn: DATASET, aspectName: 'editableSchemaMetadata', keys: 'template' };
    expect(place.add([A, B], stored, STAMP)).toEqual({ ...edit, patch: [{ op: 'add', path, value: { tag: A } }] });
    expect(place.remove([A], STAMP)).toEqual({ ...edit, patch: [{ op: 'remove', path }] });
  });

  it('should store the tags of a business attribute inside its info', () => {
    const place = tagPlaceOf({ resourceUrn: 'urn:li:businessAttribute:x' });
    expect(place.add([A], undefined, STAMP)).toMatchObject({
      aspectName: 'businessAttributeInfo',
      patch: [{ path: `/globalTags/tags/${A}/` }],
      keys: { 'globalTags␟tags': KEYS },
    });
  });

  it.each([[[A]], [[]]])('should add nothing if %j is attached already', (tags) => {
    expect(tagPlaceOf({ resourceUrn: DATASET }).add(tags, { tags: [{ tag: A }] }, STAMP)).toBeUndefined();
  });

  it('should stamp terms with their actor, and the aspect with the time of the change', () => {
    const term = 'urn:li:glossaryTerm:t';
    const stamped = { op: 'add', path: '/auditStamp', value: STAMP };
    const place = labelPlaceOf(TERMS, { resourceUrn: DATASET });
    expect(place.add([term], undefined, STAMP)).toEqual({
      urn: DATASET,
      aspectName: 'glossaryTerms',
      patch: [stamped, { op: 'add', path: `/terms/${term}/`, value: { urn: term, actor: STAMP.actor } }],
      keys: { terms: ['urn', 'attribution␟source'] },
    });
    expect(place.remove([term], STAMP)).toMatchObject({
      patch: [stamped, { op: 'remove', path: `/terms/${term}` }],
    });
  });
});
