import { Injectable } from '@nestjs/common';
import type { AspectRecord } from '../../aspects/index.js';
import { listsBy } from '../../foundation/common/lists-by.js';
import { type AspectPlace, type EntityReadableBy, ModelRegistry } from '../../model/index.js';
import type { Actor } from '../actor.js';
import { Authorizer } from '../policies/authorizer.js';
import { knownPrivileges } from '../privileges.js';
import { RIGHTS_ASPECTS, type RightsAspect } from '../rights/rights-aspects.js';
import { RightsStore } from '../rights/rights-store.js';
import { UserDirectory } from '../users/user-directory.js';
import { textsAt } from './json-places.js';

type Aspects = ReadonlyMap<string, AspectRecord>;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Whether the model restricts entities for an actor: those of types with `readableBy`, whether or not views are
 * restricted. An entity that is not stored is hidden from all actors without one of the privileges.
 */
@Injectable()
export class ReadableEntities {
  /** Types with read restrictions in the model. */
  readonly types: readonly string[];
  private readonly rules: ReadonlyMap<string, EntityReadableBy>;

  constructor(
    private readonly authorizer: Authorizer,
    private readonly store: RightsStore,
    private readonly users: UserDirectory,
    registry: ModelRegistry,
  ) {
    const ruled = registry.entities().flatMap(({ name, readableBy: rule }) => {
      return rule === undefined ? [] : [[name, rule] as const, [name.toLowerCase(), rule] as const];
    });
    this.rules = new Map(ruled);
    for (const rule of this.rules.values()) aspectsOf(rule);
    this.types = registry.entities().flatMap(({ name, readableBy }) => (readableBy === undefined ? [] : [name]));
  }

  /** The read restriction of the type; undefined if the model has none. */
  ruleOf(entityType: string): EntityReadableBy | undefined {
    return this.rules.get(entityType) ?? this.rules.get(entityType.toLowerCase());
  }

  /** Whether the model restricts the type of `urn`. */
  isRuled(urn: string): boolean {
    return this.ruleOf(typeOf(urn)) !== undefined;
  }

  /** The `urns` that the model hides from the actor; at most one statement per type. Throws `ENGINE_UNAVAILABLE`. */
  async keptFrom(actor: Actor, urns: readonly string[]): Promise<ReadonlySet<string>> {
    if (actor.isSystem) return NOTHING;
    const ruled = urns.filter((urn) => this.isRuled(urn));
    if (ruled.length === 0) return NOTHING;
    const byType = [...listsBy(ruled, typeOf)];
    const kept = await Promise.all(byType.map(([type, some]) => this.keptOfType(actor, type, some)));
    return new Set(kept.flat());
  }

  /** Whether the model hides one entity from the actor; a plain value if it does not restrict the type. */
  isKeptFrom(actor: Actor, urn: string): boolean | Promise<boolean> {
    if (actor.isSystem || !this.isRuled(urn)) return false;
    return this.keptFrom(actor, [urn]).then((kept) => kept.has(urn));
  }

  private async keptOfType(actor: Actor, type: string, urns: readonly string[]): Promise<readonly string[]> {
    const rule = this.ruleOf(type);
    if (rule === undefined) return [];
    const privileges = knownPrivileges(rule.privileges);
    if (await this.authorizer.can(actor, privileges)) return [];
    const read = await this.store.latest(urns, aspectsOf(rule));
    const readers = new Set([actor.urn, ...(await this.users.membershipsOf(actor.urn)).groups]);
    const left = urns.filter((urn) => !isOpen(rule, read.get(urn), readers));
    const answers = await Promise.all(left.map((urn) => this.authorizer.can(actor, privileges, { type, urn })));
    return left.filter((_urn, at) => !answers[at]);
  }
}

function isOpen(rule: EntityReadableBy, aspects: Aspects | undefined, readers: ReadonlySet<string>): boolean {
  if (aspects === undefined) return false;
  if (rule.users?.some((place) => valuesAt(aspects, place).some((urn) => readers.has(urn)))) return true;
  return (rule.states ?? []).some((state) =>
    state.every((condition) => {
      const values = valuesAt(aspects, condition);
      return condition.is === undefined ? values.length === 0 : values.includes(condition.is);
    }),
  );
}

function valuesAt(aspects: Aspects, { aspect, path }: AspectPlace): readonly string[] {
  return textsAt(aspects.get(aspect)?.value, path);
}

function aspectsOf({ users = [], states = [] }: EntityReadableBy): readonly RightsAspect[] {
  return [...new Set([...users, ...states.flat()].map(({ aspect }) => rightsAspect(aspect)))];
}

function rightsAspect(name: string): RightsAspect {
  if (name in RIGHTS_ASPECTS) return name as RightsAspect;
  throw new Error(
    `"${name}" determines who may read an entity, but is not one of the aspects from which rights are derived`,
  );
}

function typeOf(urn: string): string {
  const start = urn.indexOf(':', urn.indexOf(':') + 1) + 1;
  const end = urn.indexOf(':', start);
  return urn.slice(start, end === -1 ? undefined : end);
}
