import { DomainError } from '../common/errors.js';
import { declaredVariables, type EnvironmentValues } from './environment.js';
import type { Variable } from './variable.js';
import { withoutPasswords } from './without-passwords.js';

/**
 * Parses every declared variable; an empty text counts as unset. Throws one `CONFIGURATION_INVALID` with a line for
 * each invalid variable: its name, the given value (never a secret), and the expected one.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): EnvironmentValues {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const { name, variable } of declaredVariables()) {
    const given = presence(env[name]) ?? variable.default;
    const value = given === undefined ? undefined : variable.parser.parse(given);
    if (given !== undefined && value === undefined) problems.push(problem(name, variable, given));
    values[name] = value;
  }
  if (problems.length > 0) throw invalid(problems);
  return values as EnvironmentValues;
}

function presence(given: string | undefined): string | undefined {
  const trimmed = given?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function problem(name: string, variable: Variable<unknown>, given: string): string {
  const shown = variable.secret === true ? 'the given value (not shown)' : `"${withoutPasswords(given, '***')}"`;
  const advice = variable.parser.advice?.(given);
  return `${name}: ${shown} must be ${variable.parser.expected}${advice === undefined ? '' : `. ${advice}`}`;
}

function invalid(problems: readonly string[]): DomainError {
  const count = problems.length === 1 ? 'One environment variable' : `${problems.length} environment variables`;
  return new DomainError('CONFIGURATION_INVALID', `${count} cannot be used:\n${problems.join('\n')}`);
}
