import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../foundation/common/errors.js';
import { aspectVersions } from './version-stamp.js';

describe('aspectVersions', () => {
  it('should return the version of each aspect', () => {
    expect([...aspectVersions('schemaMetadata:2; ownership:0;')]).toEqual([
      ['schemaMetadata', 2],
      ['ownership', 0],
    ]);
  });

  it.each([[null], [undefined], ['']])('should return no aspects for %j', (stamp) => {
    expect(aspectVersions(stamp).size).toBe(0);
  });

  it.each(['none', 'schemaMetadata', 'schemaMetadata:', 'schemaMetadata:-1', ':1', 'a:1,b:2'])(
    'should refuse %j',
    (stamp) => {
      expect(() => aspectVersions(stamp)).toThrow(DomainError);
    },
  );
});
