import { declaredVariables } from './environment.js';
import type { Variable } from './variable.js';
import { withoutPasswords } from './without-passwords.js';

/** Replaces hidden values. */
export const REDACTED = '***REDACTED***';

/** A variable and its value, in a form suitable for operators. */
export interface Setting {
  readonly name: string;
  /**
   * The given value or the default, with secrets and passwords in addresses replaced by `REDACTED`. Undefined if there
   * is neither.
   */
  readonly value: string | undefined;
  /** Whether the variable is unset. */
  readonly isDefault: boolean;
  /** Whether a part of the value is hidden. */
  readonly isRedacted: boolean;
}

/** Every variable as set in `env`, without secrets. */
export function settingsOf(env: NodeJS.ProcessEnv): readonly Setting[] {
  return declaredVariables().map(({ name, variable }) => {
    const given = env[name]?.trim() ?? '';
    const isDefault = given === '';
    const text = isDefault ? variable.default : given;
    const value = text === undefined ? undefined : redacted(text, variable);
    return { name, value, isDefault, isRedacted: value !== text };
  });
}

function redacted(text: string, { secret }: Variable<unknown>): string {
  return secret === true ? REDACTED : withoutPasswords(text, REDACTED);
}
