import { describe, expect, it } from '@jest/globals';
import type { ChangeEvent, ChangeTransaction } from '../timeline/index.js';
import { schemaBlame, versionList } from './schema-history.js';

const event = (operation: ChangeEvent['operation'], fieldPath: string): ChangeEvent => ({
  entityUrn: 'urn:li:dataset:d',
  category: 'TECHNICAL_SCHEMA',
  operation,
  parameters: { fieldPath },
  auditStamp: { time: 1, actor: 'urn:li:corpuser:u' },
  semVerChange: 'MINOR',
  description: '',
});

const transaction = (semVer: string, timestamp: number, ...changeEvents: ChangeEvent[]): ChangeTransaction => ({
  timestamp,
  actor: 'urn:li:corpuser:u',
  semVer: `${semVer}-computed`,
  semVerChange: 'MINOR',
  changeEvents,
  versionStamp: `schemaMetadata:${timestamp}`,
});

const HISTORY = [
  transaction('0.1.0', 1, event('ADD', 'a'), event('ADD', 'b')),
  transaction('1.0.0', 2, event('MODIFY', 'a')),
  transaction('10.0.0', 3, event('REMOVE', 'b')),
];

describe('versionList', () => {
  it('should list the latest first', () => {
    expect(versionList(HISTORY)).toMatchObject({
      latestVersion: { semanticVersion: '10.0.0', semanticVersionTimestamp: 3, versionStamp: 'schemaMetadata:3' },
      semanticVersionList: [{ semanticVersion: '10.0.0' }, { semanticVersion: '1.0.0' }, { semanticVersion: '0.1.0' }],
    });
  });

  it('should be null without history', () => {
    expect(versionList([])).toBeNull();
  });
});

describe('schemaBlame', () => {
  it.each([
    [undefined, '10.0.0', ['a: Modified in v1.0.0']],
    ['1.0.0', '1.0.0', ['a: Modified in v1.0.0', 'b: Added in v0.1.0']],
    ['0.1.0', '0.1.0', ['a: Added in v0.1.0', 'b: Added in v0.1.0']],
  ])('should return the latest changes up to version %s', (asked, version, changes) => {
    const blame = schemaBlame(HISTORY, asked);
    expect(blame.version?.semanticVersion).toBe(version);
    const told = blame.schemaFieldBlameList?.map(
      ({ fieldPath, schemaFieldChange }) => `${fieldPath}: ${schemaFieldChange.lastSchemaFieldChange ?? ''}`,
    );
    expect(told).toEqual(changes);
  });

  it('should return nothing for a version before the first', () => {
    expect(schemaBlame(HISTORY, '0.0.1')).toEqual({ version: null, schemaFieldBlameList: null });
  });
});
