import { describe, expect, it } from '@jest/globals';
import { SubResourceType } from '../entities/shared/sub-resource-type.enum.js';
import { tagPlaceOf } from './tag-place.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'] as const;
const KEYS = ['tag', 'attribution␟source'];

describe('tagPlaceOf', () => {
  it('should keep the tags of an entity in its globalTags, by tag and source', () => {
    const place = tagPlaceOf({ resourceUrn: DATASET });
    expect(place.add([A, B, A], { tags: [{ tag: B, attribution: {} }] })).toEqual({
      urn: DATASET,
      aspectName: 'globalTags',
      patch: [{ op: 'add', path: `/tags/${A}/`, value: { tag: A } }],
      keys: { tags: KEYS },
    });
    expect(place.remove([A])).toEqual({
      urn: DATASET,
      aspectName: 'globalTags',
      patch: [{ op: 'remove', path: `/tags/${A}` }],
      keys: { tags: KEYS },
    });
  });

  it('should keep the tags of a column beside what else people edited', () => {
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
    expect(place.add([A, B], stored)).toEqual({ ...edit, patch: [{ op: 'add', path, value: { tag: A } }] });
    expect(place.remove([A])).toEqual({ ...edit, patch: [{ op: 'remove', path }] });
  });

  it('should keep the tags of a business attribute inside its info', () => {
    const place = tagPlaceOf({ resourceUrn: 'urn:li:businessAttribute:x' });
    expect(place.add([A], undefined)).toMatchObject({
      aspectName: 'businessAttributeInfo',
      patch: [{ path: `/globalTags/tags/${A}/` }],
      keys: { 'globalTags␟tags': KEYS },
    });
  });

  it.each([[[A]], [[]]])('should add nothing where %j is there already', (tags) => {
    expect(tagPlaceOf({ resourceUrn: DATASET }).add(tags, { tags: [{ tag: A }] })).toBeUndefined();
  });
});
