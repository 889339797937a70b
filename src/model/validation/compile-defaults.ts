import type { JsonValue } from '../../foundation/json/json.js';
import type { ModelSchema } from '../keywords.js';
import { FillCompiler } from './compile-fill.js';

/** Turns schemas into functions that fill in defaults. */
export class DefaultsCompiler extends FillCompiler {
  protected override fallbackOf(field: ModelSchema): JsonValue | undefined {
    return field.default as JsonValue | undefined;
  }

  protected override scalarFill(): undefined {
    return undefined;
  }
}
