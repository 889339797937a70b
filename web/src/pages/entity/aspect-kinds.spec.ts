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
    const labels = { tags: false, terms: false, owners: false, domains: false, links: false };
    const none = { ...labels, description: false, columns, aspects: false };
    expect(rights('dataset', 'EDIT_ENTITY')).toEqual({
      tags: true,
      terms: true,
      owners: true,
      domains: true,
      links: true,
      description: true,
      columns: { tags: true, terms: true, description: true },
      aspects: true,
    });
    expect(rights('dataset', 'EDIT_ENTITY_TAGS')).toEqual({ ...none, tags: true });
    expect(rights('dataset', 'EDIT_ENTITY_GLOSSARY_TERMS')).toEqual({ ...none, terms: true });
    expect(rights('dataset', 'EDIT_ENTITY_OWNERS')).toEqual({ ...none, owners: true });
    expect(rights('dataset', 'EDIT_DOMAINS_PRIVILEGE')).toEqual({ ...none, domains: true });
    expect(rights('dataset', 'EDIT_ENTITY_DOC_LINKS')).toEqual({ ...none, links: true });
    expect(rights('chart', 'EDIT_ENTITY_DOCS')).toEqual({ ...none, description: true });
    expect(rights('tag', 'EDIT_ENTITY')).toEqual({ ...none, owners: true, description: true, aspects: true });
    expect(rights('dataset', 'VIEW_ENTITY_PAGE')).toEqual(none);
  });

  it('should let those who manage the glossary change what they manage', () => {
    const managed = { description: true, owners: true, domains: true, links: true };
    expect(rightsOf('glossaryTerm', new Set(), true)).toMatchObject({ ...managed, tags: false, terms: false });
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
