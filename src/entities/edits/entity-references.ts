import { Injectable, Logger } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import type { JsonObject } from '../../common/json.js';
import { EdgeStore } from '../../graph/index.js';
import { ModelRegistry } from '../../model/index.js';
import { EntityEditor } from './entity-editor.js';
import { withoutReference } from './without-reference.js';

/** Edges read in one statement. */
const PAGE = 1_000;

/** Finds and removes what relates other entities to one that is deleted. */
@Injectable()
export class EntityReferences {
  private readonly logger = new Logger(EntityReferences.name);

  constructor(
    private readonly edges: EdgeStore,
    private readonly store: AspectStore,
    private readonly editor: EntityEditor,
    private readonly registry: ModelRegistry,
  ) {}

  /** Urns of the entities that have an edge to `urn`. Ask before the entity is deleted: its edges go with it. */
  async of(urn: string): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let start = 0; ; start += PAGE) {
      const { relationships } = await this.edges.relationships({ urn, direction: 'INCOMING', start, count: PAGE });
      for (const relationship of relationships) found.add(relationship.urn);
      if (relationships.length < PAGE) return found;
    }
  }

  /**
   * Removes a deleted entity from `known` and from what related to it meanwhile. Never throws: what cannot be changed keeps the reference, and is logged. An aspect
   * that makes no sense without the entity stays as it is.
   */
  async remove(urn: string, known: ReadonlySet<string>): Promise<void> {
    try {
      const since = await this.of(urn);
      for (const source of new Set([...known, ...since])) await this.removeFrom(source, urn);
    } catch (error) {
      this.report(urn, urn, error);
    }
  }

  private async removeFrom(source: string, urn: string): Promise<void> {
    try {
      const aspects = (await this.store.latest([source])).get(source);
      for (const aspectName of aspects?.keys() ?? []) {
        const spec = this.registry.findAspect(aspectName);
        if (spec === undefined || spec.isKey || spec.relationships.length === 0) continue;
        const change = (value: JsonObject): JsonObject | undefined => withoutReference(spec, value, urn);
        await this.editor.rewrite(source, aspectName, change, { actor: SYSTEM_ACTOR });
      }
    } catch (error) {
      this.report(source, urn, error);
    }
  }

  private report(source: string, urn: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.error(`${urn} was deleted, but references to it stay at ${source}: ${reason}`);
  }
}
