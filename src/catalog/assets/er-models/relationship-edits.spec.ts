import { describe, expect, it } from '@jest/globals';
import { editablePatch, relationshipMembers, relationshipUrn } from './relationship-edits.js';

const NOW = { time: 5, actor: 'urn:li:corpuser:a' };
const ENDS = { name: 'n', source: 'urn:li:dataset:b', destination: 'urn:li:dataset:a' };

const mapping = (text: string) => ({ sourceField: text.slice(0, 1), destinationField: text.slice(1) });

describe('relationshipUrn', () => {
  it('should be the same in both directions and equal the urn of DataHub', () => {
    const expected = 'urn:li:erModelRelationship:672db127acc865bf40ad5ff3bd51bd6c';
    expect(relationshipUrn(ENDS)).toBe(
      relationshipUrn({ ...ENDS, source: ENDS.destination, destination: ENDS.source }),
    );
    expect(relationshipUrn(ENDS)).toBe(expected);
  });
});

describe('relationshipMembers', () => {
  it.each([
    ['N_N', []],
    ['ONE_ONE', ['ax', 'by']],
    ['N_ONE', ['ax', 'bx']],
    ['ONE_N', ['ax', 'ay']],
    ['N_N', ['ax', 'ax']],
  ])('should derive %s from the mappings %j', (cardinality, texts) => {
    const members = relationshipMembers({ ...ENDS, relationshipFieldmappings: texts.map(mapping) }, NOW);
    expect(members.cardinality).toBe(cardinality);
  });

  it.each([
    [{ created: true, createdAt: 1, createdBy: 'urn:li:corpuser:b' }, NOW],
    [
      { createdAt: 1, createdBy: 'urn:li:corpuser:b' },
      { time: 1, actor: 'urn:li:corpuser:b' },
    ],
    [{ createdAt: 1 }, undefined],
  ])('should derive from %j the creation %j', (input, created) => {
    expect(relationshipMembers({ ...ENDS, ...input }, NOW).created).toEqual(created);
  });
});

describe('editablePatch', () => {
  it('should remove blank texts', () => {
    expect(editablePatch({ name: ' ', description: 'd' }, NOW)).toEqual([
      { op: 'remove', path: '/name' },
      { op: 'add', path: '/description', value: 'd' },
      { op: 'add', path: '/lastModified', value: NOW },
    ]);
  });
});
