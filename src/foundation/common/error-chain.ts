/** Maximum depth of inspected errors; drivers wrap an error once or twice. */
const DEEPEST = 6;

/**
 * An error and the errors that it wraps, outermost first: as a driver's error, as its cause, or as the first of an
 * aggregate.
 */
export function errorChain(error: unknown): readonly object[] {
  const links: object[] = [];
  for (let link = error; typeof link === 'object' && link !== null && links.length < DEEPEST; link = wrappedIn(link))
    links.push(link);
  return links;
}

function wrappedIn(error: object): unknown {
  if ('driverError' in error) return error.driverError;
  if ('cause' in error) return error.cause;
  return error instanceof AggregateError ? (error.errors as readonly unknown[])[0] : undefined;
}
