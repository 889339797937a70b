import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ModelRegistry } from '../../model/index.js';
import { DocumentBuilder, type DocumentSource, type IndexOperation, SearchSchema } from '../../search/index.js';
import { type DocumentEntity, DocumentInputs } from './document-inputs.js';
import type { StoredEntity } from './stored-entity.js';
import { messageOf } from '../../foundation/common/message-of.js';

/** An entity whose document cannot be made or stored. */
export interface Rejection {
  readonly urn: string;
  /** The revision at which it was tried. */
  readonly revision: number;
  readonly reason: string;
  /** Whether the reason is a state of the engine's index that may end, rather than the document. */
  readonly passes?: boolean;
}

/** The index operations for some entities. Entity types without documents need none. */
export interface PlannedOperations {
  readonly operations: readonly IndexOperation[];
  readonly rejected: readonly Rejection[];
}

/** Documents that are built in one turn of the event loop: some milliseconds. */
const SLICE = 25;

/** Decides what the index holds for an entity: its document, or nothing once it is deleted. */
@Injectable()
export class IndexOperations {
  constructor(
    private readonly registry: ModelRegistry,
    private readonly schema: SearchSchema,
    private readonly builder: DocumentBuilder,
    private readonly inputs: DocumentInputs,
  ) {}

  /** A put for each entity with a key aspect, a removal for each without one. Throws `ENGINE_UNAVAILABLE`. */
  async of(entities: readonly StoredEntity[]): Promise<PlannedOperations> {
    const known = entities.flatMap((entity) => {
      const spec = this.registry.findEntity(entity.urn.split(':', 3)[2] ?? '');
      if (spec === undefined || this.schema.entity(spec.name) === undefined) return [];
      return [{ ...entity, entityType: spec.name, exists: entity.aspects.has(spec.keyAspect.name) }];
    });
    const removals = known.filter(({ exists }) => !exists).map(removal);
    const documents = await this.documents(known.filter(({ exists }) => exists));
    return { operations: [...removals, ...documents.operations], rejected: documents.rejected };
  }

  private async documents(entities: readonly DocumentEntity[]): Promise<PlannedOperations> {
    const operations: IndexOperation[] = [];
    const rejected: Rejection[] = [];
    const sources = entities.length === 0 ? [] : await this.inputs.sources(entities);
    for (const [at, source] of sources.entries()) {
      if (at % SLICE === SLICE - 1) await nextTurn();
      const made = this.documentOf(source);
      if ('kind' in made) operations.push(made);
      else rejected.push(made);
    }
    return { operations, rejected };
  }

  private documentOf(source: DocumentSource): IndexOperation | Rejection {
    try {
      return { kind: 'put', document: this.builder.build(source) };
    } catch (error) {
      return {
        urn: source.urn,
        revision: source.revision,
        reason: messageOf(error),
      };
    }
  }
}

/** The removal of a deleted entity. */
export function removal({ entityType, urn, revision }: DocumentEntity): IndexOperation {
  return { kind: 'remove', entityType, urn, revision };
}

/** Urn and revision of an operation. */
export function subjectOf(operation: IndexOperation): { readonly urn: string; readonly revision: number } {
  return operation.kind === 'put' ? operation.document : operation;
}
