import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import {
  type AspectChange,
  AspectScanner,
  type ScanRange,
  type WriteListener,
  WriteListeners,
} from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { EntityEditor } from '../../entities/index.js';
import { TaskRunner } from '../../operations/index.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';

const VALUES = 'structuredProperties';

/** Rows read in one statement. */
const PAGE = 500;

const KIND = 'clearStructuredProperties';

/** What a task of ours is told. */
type CleanupParameters = JsonObject & { readonly urns: string[] };

/**
 * Takes the values of deleted structured properties away from the assets that have them, whoever deletes the property:
 * in the background, one task for each write.
 */
@Injectable()
export class PropertyCleanup implements WriteListener, OnModuleInit {
  private readonly logger = new Logger(PropertyCleanup.name);

  constructor(
    private readonly listeners: WriteListeners,
    private readonly scanner: AspectScanner,
    private readonly editor: EntityEditor,
    private readonly tasks: TaskRunner,
  ) {}

  onModuleInit(): void {
    this.tasks.register(KIND, (parameters, { signal }) => this.clear(parameters as CleanupParameters, signal));
    this.listeners.register(this);
  }

  async afterCommit(changes: readonly AspectChange[]): Promise<void> {
    const urns = [...new Set(changes.filter(isDeletion).map(({ urn }) => urn))];
    if (urns.length === 0) return;
    const subject = `${KIND} ${createHash('sha256').update(urns.join('\n')).digest('hex')}`;
    try {
      await this.tasks.start({ kind: KIND, subject, parameters: { urns } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(`The values of ${urns.join(', ')} stay where they are: ${reason}`);
    }
  }

  /** Walks through all values in SQL, so that none is missed. */
  private async clear({ urns }: CleanupParameters, signal: AbortSignal): Promise<void> {
    const gone = new Set(urns);
    for (let after: ScanRange['after'] | undefined, isLast = false; !isLast;) {
      signal.throwIfAborted();
      const filter = { aspects: [VALUES] };
      const rows = await this.scanner.page(after === undefined ? { filter } : { filter, after }, PAGE);
      for (const { record } of rows) {
        if (without(record.value, gone) === undefined) continue;
        await this.editor.rewrite(record.urn, VALUES, (value) => without(value, gone), { actor: SYSTEM_ACTOR });
      }
      const last = rows.at(-1)?.record;
      after = last === undefined ? undefined : { urn: last.urn, aspectName: last.aspect };
      isLast = rows.length < PAGE;
    }
  }
}

/** The value without what it says of the properties; undefined when it says nothing of them. */
function without(value: JsonObject, gone: ReadonlySet<string>): JsonObject | undefined {
  const properties = Array.isArray(value['properties']) ? value['properties'] : [];
  const kept = properties.filter((one) => !isJsonObject(one) || !isIn(gone, one['propertyUrn']));
  return kept.length === properties.length ? undefined : { ...value, properties: kept };
}

function isIn(urns: ReadonlySet<string>, value: JsonValue | undefined): boolean {
  return typeof value === 'string' && urns.has(value);
}

/** Whether the definition of a property went, with its property or alone. */
function isDeletion({ entityType, aspect, previous, current, entityDeleted }: AspectChange): boolean {
  if (entityType !== STRUCTURED_PROPERTY.entityType) return false;
  return entityDeleted || (aspect.name === 'propertyDefinition' && previous !== undefined && current === undefined);
}
