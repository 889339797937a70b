import { DomainError } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonValue } from '../../foundation/json/json.js';

/** A value of a model file with its position, so that every error names the file and the place. */
export class JsonPlace {
  constructor(
    private readonly file: string,
    private readonly path: readonly string[],
    readonly value: JsonValue | undefined,
  ) {}

  get isAbsent(): boolean {
    return this.value === undefined;
  }

  /** The member `name` of this object; `isAbsent` if it has none. Throws if this is not an object. */
  get(name: string): JsonPlace {
    const object = this.value;
    if (!isJsonObject(object)) throw this.refusal('must be an object');
    return new JsonPlace(this.file, [...this.path, name], Object.hasOwn(object, name) ? object[name] : undefined);
  }

  /** Every member of this object; empty if it is absent. Throws if this is anything else. */
  entries(): readonly (readonly [string, JsonPlace])[] {
    if (this.isAbsent) return [];
    if (!isJsonObject(this.value)) throw this.refusal('must be an object');
    return Object.keys(this.value).map((name) => [name, this.get(name)]);
  }

  /** Every item of this array; empty if it is absent. Throws if this is anything else. */
  items(): readonly JsonPlace[] {
    if (this.isAbsent) return [];
    if (!Array.isArray(this.value)) throw this.refusal('must be an array');
    return this.value.map((item, at) => new JsonPlace(this.file, [...this.path, String(at)], item));
  }

  /** This string. Throws if it is not a string, or empty. */
  text(): string {
    if (typeof this.value === 'string' && this.value !== '') return this.value;
    throw this.refusal('must be text');
  }

  /** This value, which must be one of `allowed`, or `fallback` if it is absent. Throws otherwise. */
  oneOf<Value extends string>(allowed: readonly Value[], fallback?: Value): Value {
    const found = allowed.find((value) => value === (this.value ?? fallback));
    if (found === undefined) throw this.refusal(`must be one of ${allowed.join(', ')}`);
    return found;
  }

  /** Throws if this object has a member that is not in `known`. */
  allowOnly(known: readonly string[]): void {
    const unknown = this.entries().find(([name]) => !known.includes(name));
    if (unknown !== undefined) throw unknown[1].refusal(`is unknown here; known are ${known.join(', ')}`);
  }

  /** The error for a problem at this place. */
  refusal(reason: string): DomainError {
    const place = this.path.length === 0 ? 'the file' : `/${this.path.join('/')}`;
    return new DomainError('CONFIGURATION_INVALID', `MODEL_PATH: ${this.file}: ${place} ${reason}`);
  }
}
