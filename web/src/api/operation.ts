/** A GraphQL operation as text. `Result` and `Variables` are types alone. */
export interface Operation<Result, Variables> {
  readonly name: string;
  readonly text: string;
  readonly types?: (variables: Variables) => Result;
}

/** Names the types of an operation; generated files call it. */
export function operation<Result, Variables>(name: string, text: string): Operation<Result, Variables> {
  return { name, text };
}
