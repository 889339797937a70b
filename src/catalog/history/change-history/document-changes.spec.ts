import { describe, expect, it } from '@jest/globals';
import type { ChangeEvent } from '../timeline/index.js';
import { changesOf } from './document-changes.js';

const event = (time: number, more: Partial<ChangeEvent>): ChangeEvent => ({
  entityUrn: 'urn:li:document:d',
  category: 'DOCUMENTATION',
  operation: 'MODIFY',
  auditStamp: { time, actor: 'urn:li:corpuser:u' },
  semVerChange: 'MINOR',
  description: 'D',
  ...more,
});

const told = (...changeEvents: ChangeEvent[]) =>
  changesOf([{ timestamp: 0, actor: '', semVer: '', versionStamp: '', semVerChange: 'NONE', changeEvents }]);

describe('changesOf', () => {
  it.each<[string, Partial<ChangeEvent>]>([
    ['CREATED', { category: 'LIFECYCLE', operation: 'CREATE' }],
    ['STATE_CHANGED', { category: 'LIFECYCLE' }],
    ['DELETED', { category: 'LIFECYCLE', operation: 'SOFT_DELETE' }],
    ['TITLE_CHANGED', { parameters: { title: 'T' } }],
    ['TEXT_CHANGED', { parameters: { content: 'T' } }],
    ['PARENT_CHANGED', { category: 'PARENT' }],
    ['RELATED_ASSETS_CHANGED', { category: 'RELATED_ENTITIES', description: 'Related asset x was added.' }],
    ['RELATED_DOCUMENTS_CHANGED', { category: 'RELATED_ENTITIES', description: 'Related document x was added.' }],
  ])('should report %s', (changeType, more) => {
    expect(told(event(1, more))).toMatchObject([{ changeType, timestamp: 1 }]);
  });

  it('should list the latest change first, once, and omit changes of other categories', () => {
    const changes = told(event(1, {}), event(3, {}), event(1, {}), event(2, { category: 'TAG' }));
    expect(changes.map(({ timestamp }) => timestamp)).toEqual([3, 1]);
  });
});
