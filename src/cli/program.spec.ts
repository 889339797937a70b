import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { COMMANDS } from './commands.js';
import { runProgram } from './program.js';

describe('metadata-service', () => {
  let told: string;
  let complained: string;

  beforeEach(() => {
    told = '';
    complained = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => (told += String(text)) !== '');
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => (complained += String(text)) !== '');
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(['--help', 'help'])('should list its commands for %s', async (argument) => {
    expect(await runProgram([argument])).toBe(0);
    for (const { name, summary } of COMMANDS) expect(told).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
  });

  it('should tell its version', async () => {
    expect(await runProgram(['--version'])).toBe(0);
    expect(told).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  });

  it.each(COMMANDS.map(({ name }) => name))('should explain the command %s', async (name) => {
    expect(await runProgram([name, '--help'])).toBe(0);
    expect(told).toContain(`metadata-service ${name}`);
    expect(complained).toBe('');
  });

  it.each([
    ['tokne', 'There is no command "tokne"; is token meant?'],
    ['remove-everything', 'There is no command "remove-everything".'],
  ])('should refuse the command %s', async (name, message) => {
    expect(await runProgram([name])).toBe(2);
    expect(complained.split('\n')[0]).toBe(message);
    expect(complained).toContain('metadata-service COMMAND');
  });

  it.each([
    [['token'], '--name is missing'],
    [['start', 'now'], 'start takes no arguments except --demo, and "now" was given.'],
    [['check', '--clean'], '--clean does not go with --check.'],
    [['restore', '--forever'], "'--forever'"],
  ])('should refuse the arguments of %j with their explanation', async (args, message) => {
    expect(await runProgram(args)).toBe(2);
    expect(complained).toContain(message);
    expect(complained).toContain(`metadata-service ${args[0] ?? ''}`);
  });
});
