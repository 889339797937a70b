import { Injectable, Logger } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { DomainError } from '../../foundation/common/errors.js';
import { messageOf } from '../../foundation/common/message-of.js';
import { runToTheEnd } from '../../foundation/requests/request-origin.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Reference, ReferenceStore } from '../../graph/index.js';
import { ModelRegistry } from '../../model/index.js';
import type { Editor } from './editor.js';
import { EntityEditor } from './entity-editor.js';
import { SearchedReferences } from './searched-references.js';
import { withoutReference } from './without-reference.js';

/** Number of references read per statement. */
const PAGE = 1_000;

/** Maximum number of references in a summary. */
const NAMED = 10;

/** Number of entities changed in one transaction, or concurrently where that is refused. */
const TOGETHER = 32;

const HOLDERS: ReadonlySet<string> = new Set(['corpuser', 'corpGroup']);

/** Whether entities of a type hold rights, which others get by references to them: members of a group, for example. */
export function holdsRights(entityType: string): boolean {
  return HOLDERS.has(entityType);
}

/** The references to an entity. */
export interface ReferenceSummary {
  /**
   * Total number of references. Each pair of aspect and relationship counts once, and so does each entity that refers
   * to the entity without a relationship.
   */
  readonly total: number;
  /** The first ten references, sorted by urn and aspect. */
  readonly references: readonly Reference[];
}

/** Finds and removes references of other entities to an entity, before or after its deletion. */
@Injectable()
export class EntityReferences {
  private readonly logger = new Logger(EntityReferences.name);

  constructor(
    private readonly references: ReferenceStore,
    private readonly store: AspectStore,
    private readonly editor: EntityEditor,
    private readonly registry: ModelRegistry,
    private readonly searched: SearchedReferences,
  ) {}

  /** Returns the urns of the entities that refer to `urn`. */
  async of(urn: string): Promise<ReadonlySet<string>> {
    return new Set((await this.all(urn)).map(({ owner }) => owner));
  }

  /** Returns the references to `urn`, even if the entity does not exist. Throws `ENGINE_UNAVAILABLE`. */
  async summary(urn: string): Promise<ReferenceSummary> {
    const [count, { references }, dangling, searched] = await Promise.all([
      this.references.count(urn),
      this.references.page(urn, NAMED),
      this.dangling(urn),
      this.searched.of(urn),
    ]);
    return {
      total: count + dangling.length + searched.length,
      references: [...references, ...dangling].slice(0, NAMED),
    };
  }

  /**
   * Removes all references to `urn` and returns them. The rest of an aspect is kept; an aspect that is invalid without
   * the reference is deleted. References that cannot be removed are kept and logged. Continues when the time of the
   * request is up or its client disconnects. Throws `ENGINE_UNAVAILABLE` when the database fails, which ends the
   * removal.
   */
  async clear(urn: string): Promise<ReferenceSummary> {
    const summary = await this.summary(urn);
    const owners = await this.of(urn);
    await runToTheEnd(() => this.removeFromAll(urn, owners, undefined));
    return summary;
  }

  /**
   * Hard-deletes an entity and removes all references to it, as `remove` does. Throws what `EntityEditor.delete`
   * throws.
   */
  async deleteEverywhere(urn: string, editor: Editor): Promise<void> {
    const before = await this.of(urn);
    await this.editor.delete(urn, editor);
    await this.remove(urn, before);
  }

  /**
   * Removes references to a deleted entity from the entities in `known` and from those that have referred to it since.
   * Once the entity is created again, the references that are left stay, unless it is a user or a group: references to
   * these give rights, which a delete must end. Continues when the time of the request is up or its client disconnects.
   * Never throws; logs failures.
   */
  remove(urn: string, known: ReadonlySet<string>): Promise<void> {
    return runToTheEnd(async () => {
      try {
        const since = await this.of(urn);
        const whileAbsent = holdsRights(Urn.parse(urn).entityType) ? undefined : urn;
        await this.removeFromAll(urn, new Set([...known, ...since]), whileAbsent);
      } catch (error) {
        this.report(urn, urn, error);
      }
    });
  }

  /**
   * Removes the references to a deleted entity that an earlier removal left, while the entity is absent. Throws the
   * reason of `signal` once it is aborted, and what a write throws.
   */
  async finishRemoval(urn: string, signal: AbortSignal): Promise<void> {
    const owners = [...(await this.of(urn))];
    for (let from = 0; from < owners.length; from += TOGETHER) {
      signal.throwIfAborted();
      await Promise.all(owners.slice(from, from + TOGETHER).map((owner) => this.takeFrom(owner, urn, urn)));
    }
    for (const owner of await this.searched.of(urn)) await this.searched.removeFrom(owner, urn, urn);
  }

  private async all(urn: string): Promise<readonly Reference[]> {
    const inGraph = await this.inGraph(urn);
    return [...inGraph, ...(await this.dangling(urn, inGraph))];
  }

  private async inGraph(urn: string): Promise<readonly Reference[]> {
    const found: Reference[] = [];
    for (let after: Reference | undefined; ;) {
      const page = await this.references.page(urn, PAGE, after);
      found.push(...page.references);
      after = page.next;
      if (after === undefined) return found;
    }
  }

  /**
   * Returns recorded references to a deleted entity that the graph lacks; forgets those that no aspect confirms.
   * `inGraph`: the references in the graph, if the caller has read them.
   */
  private async dangling(urn: string, inGraph?: readonly Reference[]): Promise<readonly Reference[]> {
    const noted = await this.references.dangling(urn);
    if (noted.length === 0) return [];
    const known = new Set((inGraph ?? (await this.inGraph(urn))).map(textOf));
    const outside = noted.filter((reference) => !known.has(textOf(reference)));
    const isHeld = await this.holding(urn, outside);
    await this.references.forget(
      urn,
      noted.filter((reference) => !isHeld.has(reference)),
    );
    return outside.filter((reference) => isHeld.has(reference));
  }

  private async holding(urn: string, references: readonly Reference[]): Promise<ReadonlySet<Reference>> {
    const held = new Set<Reference>();
    for (let from = 0; from < references.length; from += PAGE) {
      const chunk = references.slice(from, from + PAGE);
      const names = [...new Set(chunk.map(({ aspectName }) => aspectName))];
      const found = await this.store.latest(
        chunk.map(({ owner }) => owner),
        names,
      );
      for (const reference of chunk) {
        const value = found.get(reference.owner)?.get(reference.aspectName)?.value;
        if (value !== undefined && this.without(reference.aspectName, value, urn) !== undefined) held.add(reference);
      }
    }
    return held;
  }

  private without(aspectName: string, value: JsonObject, urn: string): ReturnType<typeof withoutReference> {
    const spec = this.registry.findAspect(aspectName);
    if (spec === undefined || spec.isKey || spec.relationships.length === 0) return undefined;
    return withoutReference(spec, value, urn);
  }

  private async removeFromAll(
    urn: string,
    owners: ReadonlySet<string>,
    whileAbsent: string | undefined,
  ): Promise<void> {
    const waiting = [...owners];
    for (let from = 0; from < waiting.length; from += TOGETHER)
      await this.removeFromSome(waiting.slice(from, from + TOGETHER), urn, whileAbsent);
    for (const owner of await this.searched.of(urn)) await this.removeSearched(owner, urn, whileAbsent);
    await this.dangling(urn);
  }

  /** Changes the owners in one transaction; one by one if that is refused, so that each is changed that can be. */
  private async removeFromSome(owners: readonly string[], urn: string, whileAbsent: string | undefined): Promise<void> {
    try {
      const latest = await this.store.latest(owners);
      const records = [...latest.values()].flatMap((aspects) => [...aspects.values()]);
      const change = ({ aspect, value }: AspectRecord) => this.without(aspect, value, urn);
      await this.editor.reduceTogether(records, change, { actor: SYSTEM_ACTOR }, whileAbsent);
    } catch (error) {
      if (isOutage(error)) throw error;
      await Promise.all(owners.map((owner) => this.removeFrom(owner, urn, whileAbsent)));
    }
  }

  private async removeFrom(owner: string, urn: string, whileAbsent: string | undefined): Promise<void> {
    try {
      await this.takeFrom(owner, urn, whileAbsent);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.report(owner, urn, error);
    }
  }

  private async takeFrom(owner: string, urn: string, whileAbsent: string | undefined): Promise<void> {
    const aspects = (await this.store.latest([owner])).get(owner);
    for (const [aspectName, { value }] of aspects ?? []) {
      const change = (latest: JsonObject) => this.without(aspectName, latest, urn);
      if (change(value) === undefined) continue;
      await this.editor.reduce(owner, aspectName, change, { actor: SYSTEM_ACTOR }, whileAbsent);
    }
  }

  private async removeSearched(owner: string, urn: string, whileAbsent: string | undefined): Promise<void> {
    try {
      await this.searched.removeFrom(owner, urn, whileAbsent);
    } catch (error) {
      if (isOutage(error)) throw error;
      this.report(owner, urn, error);
    }
  }

  private report(owner: string, urn: string, error: unknown): void {
    const reason = messageOf(error);
    this.logger.error(`References to ${urn} stay at ${owner}: ${reason}`);
  }
}

/** Whether nothing else can be changed now either. */
function isOutage(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'ENGINE_UNAVAILABLE';
}

function textOf({ owner, aspectName, type }: Reference): string {
  return `${owner}\n${aspectName}\n${type}`;
}
