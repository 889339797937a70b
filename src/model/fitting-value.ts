import type { JsonObject } from '../foundation/json/json.js';
import { fieldsOf, type ModelSchema } from './keywords.js';
import { FitCompiler, hasAll, type RecordFit, requiredFields } from './validation/compile-fit.js';

/** What determines the type of an aspect's values. */
interface Typed {
  readonly schema: ModelSchema;
}

interface FitOfAspect {
  readonly fit: RecordFit;
  readonly required: readonly string[];
}

const compiler = new FitCompiler();
const fits = new WeakMap<ModelSchema, FitOfAspect>();

/**
 * The part of a stored value that has the types of the model: programs other than this service may have stored the
 * rest. Lists and maps lose the entries that do not fit, records the fields. The value itself if all of it fits;
 * required fields of the aspect may be absent. Change neither.
 */
export function fittingPart({ schema }: Typed, value: JsonObject): JsonObject {
  return fitOf(schema).fit(value);
}

/** As `fittingPart`; undefined if a required field of the aspect is absent, as if the aspect were not stored. */
export function fittingValue({ schema }: Typed, value: JsonObject): JsonObject | undefined {
  const { fit, required } = fitOf(schema);
  const fitting = fit(value);
  return hasAll(fitting, required) ? fitting : undefined;
}

function fitOf(schema: ModelSchema): FitOfAspect {
  const known = fits.get(schema);
  if (known !== undefined) return known;
  const made = { fit: compiler.compileRecord(fieldsOf(schema) ?? {}), required: requiredFields(schema) };
  fits.set(schema, made);
  return made;
}
