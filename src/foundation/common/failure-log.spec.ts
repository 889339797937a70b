import { expect, it } from '@jest/globals';
import { FailureLog } from './failure-log.js';

it('should log the beginning, each new reason and the end of an outage', () => {
  const lines: string[] = [];
  const logger = { log: (line: string) => lines.push(line), warn: (line: string) => lines.push(`warn ${line}`) };
  const log = new FailureLog(logger, 'Failed to look', 'Looking again');
  log.noteSuccess();
  for (const message of ['down', 'down', 'full', 'full']) log.noteFailure(new Error(message));
  log.noteSuccess();
  log.noteSuccess();
  log.noteFailure(new Error('full'));
  expect(log.failure).toBe('full');
  expect(lines).toEqual([
    'warn Failed to look: down',
    'warn Failed to look: full',
    'Looking again',
    'warn Failed to look: full',
  ]);
});
