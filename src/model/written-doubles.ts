import { fractional } from '../foundation/json/exact-json.js';
import { isJsonObject, type JsonObject } from '../foundation/json/json.js';
import type { ModelSchema } from './keywords.js';
import type { AspectSpec } from './specs.js';
import { type Fill, FillCompiler } from './validation/compile-fill.js';

class DoublesCompiler extends FillCompiler {
  protected override fallbackOf(): undefined {
    return undefined;
  }

  protected override scalarFill({ type }: ModelSchema): Fill | undefined {
    return type === 'number' ? (value) => (typeof value === 'number' ? fractional(value) : value) : undefined;
  }
}

const compiler = new DoublesCompiler();
const fills = new WeakMap<AspectSpec, Fill | null>();

/**
 * `value` for an answer: `exactJson` writes the numbers of its fields of type float and double with a fraction
 * (`60.0`), as DataHub does. May share parts with `value`: change neither.
 */
export function withWrittenDoubles(aspect: AspectSpec, value: JsonObject): JsonObject {
  const fill = fillOf(aspect);
  if (fill === null) return value;
  const filled = fill(value);
  return isJsonObject(filled) ? filled : value;
}

/** Whether the aspect has fields of type float or double. */
export function hasDoubles(aspect: AspectSpec): boolean {
  return fillOf(aspect) !== null;
}

function fillOf(aspect: AspectSpec): Fill | null {
  const known = fills.get(aspect);
  if (known !== undefined) return known;
  const fill = compiler.compile(aspect.schema) ?? null;
  fills.set(aspect, fill);
  return fill;
}
