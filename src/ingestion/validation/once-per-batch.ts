import type { RuleContext } from '../../aspects/index.js';

/**
 * Returns a function that calls `make` once for each batch and returns its result to every rule call of that batch, so
 * that a look-up over many entities is not repeated for each write of the batch.
 */
export function oncePerBatch<Value>(make: (context: RuleContext) => Value): (context: RuleContext) => Value {
  const made = new WeakMap<RuleContext, { readonly value: Value }>();
  return (context) => {
    const known = made.get(context) ?? { value: make(context) };
    made.set(context, known);
    return known.value;
  };
}

/** The same for each urn that rule calls of a batch ask about. */
export function onceForUrn<Value>(
  make: (context: RuleContext, urn: string) => Value,
): (context: RuleContext, urn: string) => Value {
  const madeIn = oncePerBatch(() => new Map<string, { readonly value: Value }>());
  return (context, urn) => {
    const made = madeIn(context);
    const known = made.get(urn) ?? { value: make(context, urn) };
    made.set(urn, known);
    return known.value;
  };
}
