import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../common/errors.js';
import { toWriteError } from '../sql/sql-errors.js';
import { WriteRefusals } from './write-refusals.js';

const engineError = (code: string) => Object.assign(new Error('the engine said so'), { code });

describe(WriteRefusals.name, () => {
  it.each(['53100', 'ER_RECORD_FILE_FULL', 'SQLITE_FULL', '25006', 'SQLITE_READONLY_DBMOVED'])(
    'should tell for ten seconds that the engine refused writes with %s',
    (code) => {
      let now = 0;
      const refusals = new WriteRefusals(() => now);
      refusals.note(toWriteError(engineError(code)));
      expect(refusals.current).toBe(code);
      now = 10_000;
      expect(refusals.current).toBe(code);
      now = 10_001;
      expect(refusals.current).toBeUndefined();
    },
  );

  it.each([
    ['a lost connection', toWriteError(engineError('57P01'))],
    ['a conflict', toWriteError(engineError('40001'))],
    ['a refusal of the service', new DomainError('FORBIDDEN', 'No')],
    ['a statement that was stopped', toWriteError(engineError('57014'))],
  ])('should not tell of %s', (_name, error) => {
    const refusals = new WriteRefusals(() => 0);
    refusals.note(error);
    expect(refusals.current).toBeUndefined();
  });
});
