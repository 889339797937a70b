import { DomainError } from '../../../foundation/common/errors.js';
import type { AspectValidator } from '../../../model/index.js';
import type { ConsistencyIssue } from '../consistency-issue.js';
import { ANY_TYPE, type CheckedBatch, type CheckedEntity, type ConsistencyCheck } from './consistency-check.js';
import { droppedFields } from './dropped-fields.js';
import { type StoredValue, storedValues } from './stored-values.js';

/** Maximum number of fields in a description. */
const MOST_NAMED = 10;

/** Finds aspects with fields that the model lacks, and aspects with invalid values. */
export class AspectSchemaValidationCheck implements ConsistencyCheck {
  readonly id = 'aspect-schema-validation';
  readonly name = 'Aspect Schema Validation';
  readonly description = 'Finds aspects with fields that the model lacks or with invalid values.';
  readonly entityType = ANY_TYPE;
  readonly onDemandOnly = true;
  readonly requiredAspects = undefined;
  readonly targetAspects = [];
  readonly subject = 'entities';

  constructor(private readonly validator: AspectValidator) {}

  check({ entities }: CheckedBatch): readonly ConsistencyIssue[] {
    return entities.flatMap((entity) => storedValues(entity).flatMap((stored) => this.issueOf(entity, stored)));
  }

  private issueOf({ urn, type }: CheckedEntity, stored: StoredValue): readonly ConsistencyIssue[] {
    const description = this.faultOf(stored, urn);
    if (description === undefined) return [];
    const found = { entityUrn: urn, entityType: type.name, checkId: this.id, details: stored.aspect.name };
    return [{ ...found, fixType: 'TRIM_UPSERT', description }];
  }

  private faultOf({ aspect, value }: StoredValue, urn: string): string | undefined {
    if (value === undefined) return `The row of ${aspect.name} holds no JSON object.`;
    try {
      const dropped = droppedFields(value, this.validator.validate(aspect, value, urn));
      return dropped.length === 0 ? undefined : `${aspect.name} has fields that the model lacks: ${named(dropped)}.`;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const isHidden = aspect.isSecret || aspect.restricted.length > 0;
      return isHidden ? `The value of ${aspect.name} is not valid.` : error.message;
    }
  }
}

function named(places: readonly string[]): string {
  const more = places.length - MOST_NAMED;
  return places.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
