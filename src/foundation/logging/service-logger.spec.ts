import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ServiceLogger } from './service-logger.js';

describe(ServiceLogger.name, () => {
  let written: string;

  beforeEach(() => {
    written = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => (written += String(text)) !== '');
    Logger.overrideLogger(new ServiceLogger({ level: 'info', format: 'text' }));
  });

  afterEach(() => {
    Logger.overrideLogger(false);
    jest.restoreAllMocks();
  });

  it('should write the stack of an error that follows the message, and its causes, without secrets', () => {
    const cause = new Error('cannot connect to postgres://me:hunter2@db:5432/x');
    new Logger('Http').error('it failed', new TypeError('oops', { cause }));
    expect(written).toMatch(
      /^error Http: it failed\nTypeError: oops\n {4}at [^]*\nCaused by: Error: cannot connect to/,
    );
    expect(written).not.toContain('hunter2');
  });

  it('should write a stack that is given as text', () => {
    new Logger('Http').error('it failed', 'at the door');
    expect(written).toBe('error Http: it failed\nat the door\n');
  });

  it.each([[[]], [[undefined]]])('should write a message alone, with %j', (rest) => {
    new Logger('Http').error('it failed', ...rest);
    expect(written).toBe('error Http: it failed\n');
  });

  it('should leave the failure of a start, and its stack, to the program that reports it', () => {
    new Logger('ExceptionHandler').error(new Error('MODEL_PATH cannot be read'));
    expect(written).toBe('');
  });
});
