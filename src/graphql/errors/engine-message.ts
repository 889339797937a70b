/** How the engine says that a variable does not fit; between the two parts it repeats what was sent. */
const UNFIT_VARIABLE =
  /^(Variable "\$\w+" got invalid value) .*?( at "[^"]*")?; ((?:Field|Expected|Value|[A-Z]\w* c).*)$/s;

/** How a scalar says what it got. */
const REPEATED_VALUE = /( cannot represent [^:]*): .*$/s;

const SUGGESTION = / ?Did you mean .*\?$/s;

/**
 * The text of an error of the GraphQL engine as a caller may see it: without the values of variables, which may be secrets, and without proposals of
 * other names unless the caller may see the schema.
 */
export function engineMessage(message: string, showsSchema: boolean): string {
  const told = message.startsWith('Variable "') ? withoutValues(message) : message;
  return showsSchema ? told : told.replace(SUGGESTION, '');
}

function withoutValues(message: string): string {
  const parts = UNFIT_VARIABLE.exec(message);
  if (parts === null) return message;
  const [, variable = '', place = '', reason = ''] = parts;
  return `${variable}${place}; ${reason.replace(REPEATED_VALUE, '$1')}`;
}
