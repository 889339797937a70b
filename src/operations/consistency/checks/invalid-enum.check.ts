import type { AspectValidator } from '../../../model/index.js';
import type { ConsistencyIssue, FixType } from '../consistency-issue.js';
import { ANY_TYPE, type CheckedBatch, type CheckedEntity, type ConsistencyCheck } from './consistency-check.js';
import { storedValues } from './stored-values.js';

/** Finds aspects with a value that is not a symbol of its enum. */
export class InvalidEnumCheck implements ConsistencyCheck {
  readonly id: string = 'invalid-enum';
  readonly name: string = 'Invalid Enum';
  readonly description: string = 'Finds aspects with a value that is not a symbol of its enum.';
  readonly entityType: string = ANY_TYPE;
  readonly onDemandOnly: boolean = true;
  readonly requiredAspects: readonly string[] | undefined = undefined;
  readonly targetAspects: readonly string[] = [];
  readonly subject = 'entities';
  protected readonly fixType: FixType = 'DELETE_ASPECT';

  constructor(private readonly validator: AspectValidator) {}

  check({ entities }: CheckedBatch): readonly ConsistencyIssue[] {
    return entities.flatMap((entity) => this.issuesOf(entity));
  }

  private issuesOf(entity: CheckedEntity): readonly ConsistencyIssue[] {
    return storedValues(entity).flatMap(({ aspect, value }) => {
      const [fault] =
        value === undefined || !this.isTarget(aspect.name) ? [] : this.validator.enumFaults(aspect, value);
      if (fault === undefined) return [];
      const description = `${aspect.name}${fault.place} is ${fault.found}, which is none of the symbols of its enum.`;
      const found = { entityUrn: entity.urn, entityType: entity.type.name, checkId: this.id, details: aspect.name };
      return [{ ...found, fixType: this.fixType, description }];
    });
  }

  private isTarget(aspectName: string): boolean {
    return this.targetAspects.length === 0 || this.targetAspects.includes(aspectName);
  }
}
