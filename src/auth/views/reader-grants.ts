import { Injectable } from '@nestjs/common';
import { type AspectPlace, type EntityReadableBy, ModelRegistry } from '../../model/index.js';
import { type FieldRef, type SearchClause, SearchSchema } from '../../search/index.js';
import type { Subject } from '../policies/policy-evaluation.js';
import type { PolicySet } from '../policies/policy-set.js';
import { knownPrivileges } from '../privileges.js';
import { equal, type Grant } from './grant.js';
import { LinkedGrants } from './linked-grants.js';
import { PolicyGrants } from './policy-grants.js';

/**
 * Converts the model's read restrictions to the parts of the index that an actor may find: the check of
 * `ReadableEntities` for one entity, applied to all at once.
 */
@Injectable()
export class ReaderGrants {
  /** Types with documents and with read restrictions in the model. */
  private readonly ruled: ReadonlyMap<string, EntityReadableBy>;
  private readonly others: readonly string[];

  constructor(
    private readonly granting: PolicyGrants,
    private readonly linking: LinkedGrants,
    private readonly schema: SearchSchema,
    registry: ModelRegistry,
  ) {
    const types = schema.entityTypes();
    const ruled = types.flatMap((type) => {
      const rule = registry.findEntity(type)?.readableBy;
      return rule === undefined ? [] : [[type, rule] as const];
    });
    this.ruled = new Map(ruled);
    this.others = types.filter((type) => !this.ruled.has(type));
  }

  /** Whether any of the types is restricted. */
  concern(entityTypes: readonly string[]): boolean {
    return entityTypes.some((type) => this.ruled.has(type));
  }

  /** Everything except what the model hides from the subject. */
  async of({ policies }: PolicySet, subject: Subject): Promise<readonly Grant[]> {
    const grants: Grant[] = [{ types: this.others, clauses: [] }];
    for (const [type, rule] of this.ruled) {
      const held = await this.granting.holding(policies, subject, knownPrivileges(rule.privileges), [type]);
      grants.push(...held, ...this.named(type, rule, subject), ...this.inState(type, rule));
    }
    return this.linking.judged(subject.actor, grants);
  }

  private named(type: string, { users = [] }: EntityReadableBy, { actor, memberships }: Subject): readonly Grant[] {
    const readers = [actor.urn, ...memberships.groups];
    return users.flatMap((place) => {
      const field = this.fieldOf(type, place);
      return field === undefined ? [] : [{ types: [type], clauses: [equal([field], readers)] }];
    });
  }

  private inState(type: string, { states = [] }: EntityReadableBy): readonly Grant[] {
    return states.flatMap((state) => {
      const clauses = state.flatMap((condition): SearchClause[] => {
        const field = this.fieldOf(type, condition);
        if (field === undefined) return [];
        if (condition.is !== undefined) return [equal([field], [condition.is])];
        return [{ fields: [field], condition: 'EXISTS', values: [], negated: true }];
      });
      return clauses.length < state.length ? [] : [{ types: [type], clauses }];
    });
  }

  private fieldOf(type: string, { aspect, path }: AspectPlace): FieldRef | undefined {
    const place = path.join('/');
    const sources = this.schema.entity(type)?.sources ?? [];
    const source = sources.find((one) => one.aspectName === aspect && one.path.join('/') === place);
    return source === undefined ? undefined : this.schema.fieldRef(source.name, [type]);
  }
}
