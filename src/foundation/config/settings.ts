import { declaredVariables } from './environment.js';

/** Stands for what is not shown. */
export const REDACTED = '***REDACTED***';

/** A variable and what it was set to, in a form that operators may see. */
export interface Setting {
  readonly name: string;
  /**
   * What was given, or the default; secrets and passwords in addresses as `REDACTED`. Undefined when it has neither.
   */
  readonly value: string | undefined;
  /** Whether nothing was given. */
  readonly isDefault: boolean;
  /** Whether something of the value is not shown. */
  readonly isRedacted: boolean;
}

/** Every variable as `env` sets it; no secret is in the answer. */
export function settingsOf(env: NodeJS.ProcessEnv): readonly Setting[] {
  return declaredVariables().map(({ name, variable }) => {
    const given = env[name]?.trim() ?? '';
    const isDefault = given === '';
    const text = isDefault ? variable.default : given;
    const value = text === undefined ? undefined : variable.secret === true ? REDACTED : withoutPasswords(text);
    return { name, value, isDefault, isRedacted: value !== text };
  });
}

function withoutPasswords(text: string): string {
  return text.replace(/(\/\/[^:@/]*):.*@/g, `$1:${REDACTED}@`);
}
