/** Converts the text of a variable to its value. */
export interface Parser<T> {
  /** The expected text, as a phrase that follows "must be". */
  readonly expected: string;
  /** The value, or undefined if the text is not as `expected`. */
  parse(text: string): T | undefined;
  /** How to correct a text that `parse` refuses, if `expected` does not tell. */
  advice?(text: string): string | undefined;
}

/** One environment variable: its name, meaning and allowed values. */
export interface Variable<T> {
  readonly parser: Parser<T>;
  /** One sentence for `.env.example` and `docs/configuration.md`. */
  readonly description: string;
  /** Text used if the variable is unset or empty; without one the value is undefined. */
  readonly default?: string;
  /** Describes a default that is not a fixed text. */
  readonly defaultNote?: string;
  /** Whether the value must never be shown in an error or a log. */
  readonly secret?: boolean;
  /** Whether the variable names a store, a part of one, or a message bus; a service with its own stores ignores it. */
  readonly namesStore?: boolean;
}

/** A variable that always has a value. */
export interface VariableWithDefault<T> extends Variable<T> {
  readonly default: string;
}

/** Declares a variable that always has a value. */
export function required<T>(variable: VariableWithDefault<T>): VariableWithDefault<T> {
  return variable;
}

/** Declares a variable that may have no value. */
export function optional<T>(variable: Variable<T>): Variable<T> {
  return variable;
}

type ValueOf<V> = V extends VariableWithDefault<infer T> ? T : V extends Variable<infer T> ? T | undefined : never;

/** The parsed values of declared variables. */
export type ValuesOf<Variables> = { readonly [Name in keyof Variables]: ValueOf<Variables[Name]> };
