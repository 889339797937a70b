/** The engine's message for an invalid variable, which repeats the value between the two captured parts. */
const UNFIT_VARIABLE =
  /^(Variable "\$\w+" got invalid value) .*?( at "[^"]*")?; ((?:Field|Expected|Value|[A-Z]\w* c).*)$/s;

/**
 * A scalar's message for an invalid value, which repeats the value. The value may contain the words many times, so no
 * match extends over them.
 */
const REPEATED_VALUE = /( cannot represent (?:(?! cannot represent )[^:])*): .*$/s;

const SUGGESTION = ' Did you mean ';

/** Maximum number of characters of a message; the engine repeats names and values of any length. */
const MAX_SHOWN = 1_000;

/**
 * Returns the public text of an error of the GraphQL engine: without the values of variables, which may be secrets,
 * without suggested names unless the caller may see the schema, and shortened to 1,000 characters.
 */
export function engineMessage(message: string, showsSchema: boolean): string {
  const told = message.startsWith('Variable "') ? withoutValues(message) : message;
  const shown = showsSchema ? told : withoutSuggestion(told);
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}

function withoutSuggestion(message: string): string {
  const at = message.endsWith('?') ? message.lastIndexOf(SUGGESTION) : -1;
  return at < 0 ? message : message.slice(0, at);
}

function withoutValues(message: string): string {
  const parts = UNFIT_VARIABLE.exec(message);
  if (parts === null) return message;
  const [, variable = '', place = '', reason = ''] = parts;
  return `${variable}${place}; ${reason.replace(REPEATED_VALUE, '$1')}`;
}
