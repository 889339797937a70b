import { describe, expect, it } from '@jest/globals';
import { documentConditions, shownDocuments } from './document-conditions.js';
import { DocumentState } from './document-info.model.js';

describe('documentConditions', () => {
  it('should add no condition for absent and empty members', () => {
    expect(documentConditions({ types: [], tags: null })).toEqual([]);
  });

  it('should search for root documents instead of parents', () => {
    expect(documentConditions({ rootOnly: true, parentDocuments: ['urn:li:document:a'], types: ['Runbook'] })).toEqual([
      { field: 'parentDocument', values: [], condition: 'EXISTS', negated: true },
      { field: 'typeNames', values: ['Runbook'] },
    ]);
  });
});

describe('shownDocuments', () => {
  const owners = ['urn:li:corpuser:a'];

  it.each<[DocumentState[] | null, number]>([
    [null, 4],
    [[], 4],
    [[DocumentState.PUBLISHED], 2],
    [[DocumentState.UNPUBLISHED], 2],
  ])('should return the alternatives of states %j', (states, count) => {
    expect(shownDocuments(states, owners)).toHaveLength(count);
  });

  it('should show unpublished documents to their owners only', () => {
    const owned = { field: 'owners', values: owners };
    for (const group of shownDocuments([DocumentState.UNPUBLISHED], owners)) expect(group).toContainEqual(owned);
    for (const group of shownDocuments([DocumentState.PUBLISHED], owners)) expect(group).not.toContainEqual(owned);
    for (const group of shownDocuments(null, undefined)) expect(group).not.toContainEqual(owned);
  });
});
