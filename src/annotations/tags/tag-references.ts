import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { type JsonObject, type JsonValue, isJsonObject } from '../../foundation/common/json.js';
import { EntityEditor } from '../../entities/index.js';
import { EdgeStore } from '../../graph/index.js';

/**
 * Names of the edges from an entity to the tags of itself, of its columns as ingested, and of its columns as people
 * edited them.
 */
const EDGES = ['TaggedWith', 'SchemaFieldTaggedWith', 'EditableSchemaFieldTaggedWith'];

/** Edges read in one statement. */
const PAGE = 1_000;

/** Finds and removes what refers to a tag. */
@Injectable()
export class TagReferences {
  private readonly logger = new Logger(TagReferences.name);

  constructor(
    private readonly edges: EdgeStore,
    private readonly store: AspectStore,
    private readonly editor: EntityEditor,
  ) {}

  /** Urns of the entities that have the tag on themselves or on one of their columns. */
  async of(tag: string): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let start = 0; ; start += PAGE) {
      const query = { urn: tag, types: EDGES, direction: 'INCOMING', start, count: PAGE } as const;
      const { relationships } = await this.edges.relationships(query);
      for (const { urn } of relationships) found.add(urn);
      if (relationships.length < PAGE) return found;
    }
  }

  /**
   * Removes a deleted tag from `known` and from what got it meanwhile. Never throws: what cannot be changed keeps the
   * reference, and is logged.
   */
  async remove(tag: string, known: ReadonlySet<string>): Promise<void> {
    try {
      const since = await this.of(tag);
      for (const urn of new Set([...known, ...since])) await this.removeFrom(urn, tag);
    } catch (error) {
      this.report(tag, tag, error);
    }
  }

  private async removeFrom(urn: string, tag: string): Promise<void> {
    try {
      const aspects = (await this.store.latest([urn])).get(urn) ?? new Map<string, never>();
      for (const aspectName of aspects.keys()) {
        await this.editor.rewrite(urn, aspectName, (value) => withoutTag(value, tag), { actor: SYSTEM_ACTOR });
      }
    } catch (error) {
      this.report(urn, tag, error);
    }
  }

  private report(urn: string, tag: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.logger.error(`Tag ${tag} was deleted, but references to it stay at ${urn}: ${reason}`);
  }
}

/** A copy of an aspect's value without the entries that name `tag`, at any depth; undefined when there are none. */
export function withoutTag(value: JsonObject, tag: string): JsonObject | undefined {
  const copy = (part: JsonValue): JsonValue => {
    if (Array.isArray(part)) return part.filter((entry) => !isNaming(entry, tag)).map(copy);
    return isJsonObject(part) ? copyMembers(part) : part;
  };
  const copyMembers = (part: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(part).map(([name, member]) => [name, copy(member ?? null)]));
  const result = copyMembers(value);
  return isDeepStrictEqual(result, value) ? undefined : result;
}

function isNaming(entry: JsonValue, tag: string): boolean {
  return isJsonObject(entry) && entry['tag'] === tag;
}
