import { describe, expect, it } from '@jest/globals';
import { alternativeOf, areRecords, isTime, memberNames, onlyMember } from './aspect-kinds.js';
import { urnsIn } from './json-values.js';
import { rightsOf } from './editing.js';
import { urnOfPath } from './urn-of-path.js';

const NOW = 1_700_000_000_000;

describe('The kinds of values', () => {
  it.each([
    ['time', NOW, true],
    ['createdAt', NOW, true],
    ['lastObserved', NOW, true],
    ['timestampMillis', NOW, true],
    ['rowCount', NOW, false],
    ['time', 12, false],
    ['version', NOW, false],
  ])('should tell whether %s %d is a time', (name, value, expected) => {
    expect(isTime(name, value)).toBe(expected);
  });

  it('should see unions, and lists of records', () => {
    expect(alternativeOf({ 'com.linkedin.schema.NumberType': {} })).toEqual({ name: 'NumberType', value: {} });
    expect([alternativeOf({ a: 1 }), alternativeOf({})]).toEqual([undefined, undefined]);
    expect([areRecords([{ a: 1 }, { b: 2 }]), areRecords([{ a: 1 }, 2]), areRecords([{}])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(onlyMember([{ tag: 'a' }, { tag: 'b' }])).toEqual(['tag', ['a', 'b']]);
    expect([onlyMember([{ a: {} }]), onlyMember([{ a: 1, b: 2 }])]).toEqual([undefined, undefined]);
    expect(memberNames([{ a: 1 }, { b: 2, a: 3 }])).toEqual(['a', 'b']);
  });

  it('should find urns in values and names', () => {
    expect(urnsIn({ a: ['urn:li:tag:x', 'no'], 'urn:li:tag:y': [{ b: 'urn:li:tag:z' }] })).toEqual([
      'urn:li:tag:x',
      'urn:li:tag:y',
      'urn:li:tag:z',
    ]);
  });
});

describe('rightsOf', () => {
  it('should follow the privileges, and what the type has', () => {
    const rights = (type: string, ...privileges: string[]) => rightsOf(type, new Set(privileges));
    const columns = { tags: false, terms: false, description: false };
    const none = { tags: false, terms: false, description: false, columns, aspects: false };
    expect(rights('dataset', 'EDIT_ENTITY')).toEqual({
      tags: true,
      terms: true,
      description: true,
      columns: { tags: true, terms: true, description: true },
      aspects: true,
    });
    expect(rights('dataset', 'EDIT_ENTITY_TAGS')).toEqual({ ...none, tags: true });
    expect(rights('dataset', 'EDIT_ENTITY_GLOSSARY_TERMS')).toEqual({ ...none, terms: true });
    expect(rights('chart', 'EDIT_ENTITY_DOCS')).toEqual({ ...none, description: true });
    expect(rights('tag', 'EDIT_ENTITY')).toEqual({ ...none, description: true, aspects: true });
    expect(rights('dataset', 'VIEW_ENTITY_PAGE')).toEqual(none);
  });

  it.each([
    ['EDIT_DATASET_COL_TAGS', 'tags'],
    ['EDIT_DATASET_COL_GLOSSARY_TERMS', 'terms'],
    ['EDIT_DATASET_COL_DESCRIPTION', 'description'],
  ])('should let those with %s change the %s of columns, of datasets only', (privilege, part) => {
    const none = { tags: false, terms: false, description: false };
    expect(rightsOf('dataset', new Set([privilege])).columns).toEqual({ ...none, [part]: true });
    expect(rightsOf('chart', new Set([privilege])).columns).toEqual(none);
  });
});

describe('urnOfPath', () => {
  it.each([
    ['/console/entity/urn%3Ali%3Atag%3Aa%2Fb%2525', 'urn:li:tag:a/b%25'],
    ['/console/entity/urn:li:tag:a/b', 'urn:li:tag:a/b'],
    ['/console/entity/urn:li:tag:100%', 'urn:li:tag:100%'],
  ])('should read %s', (path, urn) => {
    expect(urnOfPath(path)).toBe(urn);
  });
});
