/** How the engine says that a variable does not fit; between the two parts it repeats what was sent. */
const UNFIT_VARIABLE =
  /^(Variable "\$\w+" got invalid value) .*?( at "[^"]*")?; ((?:Field|Expected|Value|[A-Z]\w* c).*)$/s;

/** How a scalar says what it got. */
const REPEATED_VALUE = /( cannot represent [^:]*): .*$/s;

const SUGGESTION = ' Did you mean ';

/** Characters of a message that are shown; the engine repeats whatever names and values it was sent. */
const MAX_SHOWN = 1_000;

/**
 * The text of an error of the GraphQL engine as a caller may see it: without the values of variables, which may be
 * secrets, and without proposals of other names unless the caller may see the schema, and without what is beyond some
 * lines.
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
