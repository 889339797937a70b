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
      /^error Http: it failed\n {2}TypeError: oops\n {6}at [^]*\n {2}Caused by: Error: cannot connect to/,
    );
    expect(written).not.toContain('hunter2');
  });

  it('should write a stack that is given as text', () => {
    new Logger('Http').error('it failed', 'at the door');
    expect(written).toBe('error Http: it failed\n  at the door\n');
  });

  it('should write what a client sent as a part of its entry, without what a terminal would execute', () => {
    new Logger('Http').warn('bad urn: a\r\nerror Http: forged\n\u001b[31m\u0007\tb\u009b\rc');
    expect(written).toBe('warn Http: bad urn: a\n  error Http: forged\n  \\u001b[31m\\u0007\tb\\u009b\\u000dc\n');
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
