import { DomainError } from '../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../foundation/json/json.js';
import { isJsonLonger } from '../foundation/json/json-size.js';
import { meantHint, nearestNames } from '../foundation/common/nearest.js';
import { noteWarning } from '../foundation/requests/request-origin.js';
import { Urn } from '../foundation/common/urn.js';
import type { ModelRegistry } from './registry.js';
import type { AspectSpec } from './specs.js';
import type { Check } from './validation/check.js';
import { CheckCompiler } from './validation/compile-check.js';
import { DefaultsCompiler } from './validation/compile-defaults.js';
import type { Fill } from './validation/compile-fill.js';
import { type EnumFault, enumFaults } from './validation/enum-faults.js';
import { SchemaFailure } from './validation/schema-failure.js';
import { type UnknownField, unknownFields } from './validation/unknown-fields.js';

/** Maximum length of a field's path in messages, in characters. */
const LONGEST_PLACE = 200;

/** Validates aspect values against the model. Each aspect's check is compiled on first use. */
export class AspectValidator {
  private readonly checkCompiler: CheckCompiler;
  private readonly defaultsCompiler = new DefaultsCompiler();
  private readonly checks = new WeakMap<AspectSpec, Check>();
  private readonly fills = new WeakMap<AspectSpec, Fill>();

  /**
   * `maxBytes`: maximum length of a value's JSON text. `isStrict`: writes must not contain fields that the model lacks.
   */
  constructor(
    registry: ModelRegistry,
    private readonly maxBytes = Infinity,
    private readonly isStrict = false,
  ) {
    this.checkCompiler = new CheckCompiler(registry);
  }

  /**
   * Returns a copy of `value` without unknown fields at any level, and without `null` for optional fields. Does not
   * fill in defaults. Throws `VALIDATION_FAILED` if the value is too long, which is checked first, or naming the
   * aspect, the path and the reason. The entity's `urn` is used only in the message.
   */
  validate(aspect: AspectSpec, value: unknown, urn?: string): JsonObject {
    if (isJsonLonger(value, this.maxBytes)) throw tooLong(aspect, this.maxBytes, urn);
    try {
      return this.checkOf(aspect)(value) as JsonObject;
    } catch (error) {
      throw error instanceof SchemaFailure ? refusal(aspect, error, urn) : error;
    }
  }

  /**
   * Like `validate`, for requested writes: adds a warning to the request that names the first fields that the model
   * lacks. A strict validator throws `VALIDATION_FAILED` for such a field.
   */
  validateWrite(aspect: AspectSpec, value: unknown, urn?: string): JsonObject {
    this.checkCompiler.takeDropped();
    const valid = this.validate(aspect, value, urn);
    if (!this.checkCompiler.takeDropped()) return valid;
    for (const unknown of unknownFields(aspect.schema, value)) {
      if (this.isStrict) throw unknownField(aspect, unknown, urn);
      if (!noteWarning(`${describeUnknown(aspect, unknown)} It was dropped.`)) break;
    }
    return valid;
  }

  /** Every enum value in `value`, valid or not, that is not a symbol of its enum. */
  enumFaults(aspect: AspectSpec, value: JsonObject): readonly EnumFault[] {
    return enumFaults(aspect.schema, value);
  }

  /**
   * Returns `value`, which must be valid, with its defaults filled in at every level. The result may share parts with
   * `value`: change neither.
   */
  withDefaults(aspect: AspectSpec, value: JsonObject): JsonObject {
    const filled = this.fillOf(aspect)(value);
    return isJsonObject(filled) ? filled : value;
  }

  private checkOf(aspect: AspectSpec): Check {
    const known = this.checks.get(aspect);
    if (known !== undefined) return known;
    const check = this.checkCompiler.compile(aspect.schema);
    this.checks.set(aspect, check);
    return check;
  }

  private fillOf(aspect: AspectSpec): Fill {
    const known = this.fills.get(aspect);
    if (known !== undefined) return known;
    const fill = this.defaultsCompiler.compile(aspect.schema) ?? ((value) => value);
    this.fills.set(aspect, fill);
    return fill;
  }
}

function describeUnknown({ name }: AspectSpec, unknown: UnknownField): string {
  const place = (name + unknown.place).slice(0, LONGEST_PLACE);
  return `The model has no field ${place}.${meantHint(unknown.name, unknown.fields)}`;
}

function unknownField(aspect: AspectSpec, unknown: UnknownField, urn: string | undefined): DomainError {
  const known = nearestNames(unknown.name, unknown.fields);
  const text = `${describeUnknown(aspect, unknown)} Its record has ${known}. (STRICT_ASPECTS)`;
  return new DomainError('VALIDATION_FAILED', text, urn === undefined ? {} : { details: { urn, aspect: aspect.name } });
}

function tooLong({ name }: AspectSpec, maxBytes: number, urn: string | undefined): DomainError {
  const text = `Aspect size validation failed at ${name}: its JSON is longer than ${maxBytes} bytes (DATAHUB_VALIDATION_ASPECT_SIZE_POST_PATCH_MAX_SIZE_BYTES)`;
  return new DomainError('VALIDATION_FAILED', text, urn === undefined ? {} : { details: { urn, aspect: name } });
}

function refusal(aspect: AspectSpec, failure: SchemaFailure, urn: string | undefined): DomainError {
  const place = [aspect.name, ...failure.path].join('/');
  const options = urn === undefined ? {} : { details: { urn, aspect: aspect.name } };
  if (!failure.isUrn) {
    const text = `Failed to validate record with class ${aspect.recordName}: ${place} ${failure.message}`;
    return new DomainError('VALIDATION_FAILED', text, options);
  }
  const entity = urn === undefined ? undefined : Urn.tryParse(urn)?.entityType;
  const text = `Invalid format for aspect: ${entity ?? aspect.name} Cause: ${place}: ${failure.message}`;
  return new DomainError('VALIDATION_FAILED', text, options);
}
