import { type AspectRecord, type AuditStamp, valueAs } from '../../../../aspects/index.js';
import { DomainError } from '../../../../foundation/common/errors.js';
import { type AspectDeclaration, AspectValidator, ModelRegistry, type StoredOf } from '../../../../model/index.js';
import type { ChangeCategory, ChangeEvent } from '../change.js';

/** The entity or column that changed, and the time and actor of the change. */
export interface Changed {
  readonly urn: string;
  readonly auditStamp: AuditStamp;
}

/** Two consecutive values of one aspect; `before` is undefined if `after` is the first one. */
export interface ValuePair<Value> extends Changed {
  readonly before: Value | undefined;
  readonly after: Value;
}

/** Derives change events from consecutive rows of one aspect. */
export interface AspectDiff {
  readonly aspectName: string;
  /** Categories of the events. */
  readonly categories: readonly ChangeCategory[];
  /** Returns the differences between `record` and the row `before` it. */
  eventsOf(record: AspectRecord, before: AspectRecord | undefined): readonly ChangeEvent[];
}

/**
 * Returns a diff of the values of `aspect`, typed by the model. Values that lack required fields, which only other
 * systems can have written to the database, yield no events, so that one such row does not block readers of changes.
 * Failures of `eventsOf` with valid values are thrown.
 */
export function aspectDiff<Aspect extends AspectDeclaration>(
  aspect: Aspect,
  categories: readonly ChangeCategory[],
  eventsOf: (pair: ValuePair<StoredOf<Aspect>>) => readonly ChangeEvent[],
): AspectDiff {
  return {
    aspectName: aspect.name,
    categories,
    eventsOf(record, before) {
      const { time, actor } = record.created;
      const pair = { urn: record.urn, before: before && valueAs(before, aspect), after: valueAs(record, aspect) };
      try {
        return eventsOf({ ...pair, auditStamp: { time, actor } });
      } catch (error) {
        if (error instanceof TypeError && !(isValid(record) && (before === undefined || isValid(before)))) return [];
        throw error;
      }
    },
  };
}

/** The standard model, created when a diff fails for the first time. */
let model: { readonly registry: ModelRegistry; readonly validator: AspectValidator } | undefined;

/** Returns whether the value fits the model, so that it is not what made a diff fail. */
function isValid({ aspect, value }: AspectRecord): boolean {
  if (model === undefined) {
    const registry = ModelRegistry.standard();
    model = { registry, validator: new AspectValidator(registry) };
  }
  const spec = model.registry.findAspect(aspect);
  if (spec === undefined) return false;
  try {
    model.validator.validate(spec, value);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Returns the key of a urn, as a short display name. */
export function shortName(urn: string): string {
  return urn.replace(/^urn:li:[^:]+:/, '');
}
