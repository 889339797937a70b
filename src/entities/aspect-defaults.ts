import type { AspectRecord } from '../aspects/index.js';
import type { JsonObject } from '../common/json.js';
import type { AspectValidator, ModelRegistry } from '../model/index.js';

/** Fills the model's defaults into stored values, once per value object. */
export class AspectDefaults {
  private readonly filled = new WeakMap<JsonObject, AspectRecord>();

  constructor(
    private readonly registry: ModelRegistry,
    private readonly validator: AspectValidator,
  ) {}

  /** The record with defaults in place; a record of an aspect that the model no longer has comes back as it is. */
  fill(record: AspectRecord): AspectRecord {
    const known = this.filled.get(record.value);
    if (known !== undefined && known.systemMetadata === record.systemMetadata) return known;
    const aspect = this.registry.findAspect(record.aspect);
    if (aspect === undefined) return record;
    const complete = { ...record, value: this.validator.withDefaults(aspect, record.value) };
    this.filled.set(record.value, complete);
    return complete;
  }
}
