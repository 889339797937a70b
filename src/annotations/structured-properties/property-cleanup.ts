import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type AspectChange,
  type AspectKey,
  AspectScanner,
  valueAs,
  type WriteListener,
  WriteListeners,
} from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SqlTransaction } from '../../foundation/database/index.js';
import { EntityEditor } from '../../entities/index.js';
import { propertyDefinition, type StoredOf, structuredProperties } from '../../model/index.js';
import { type TaskControl, TaskRunner } from '../../operations/index.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';

type StoredProperties = StoredOf<typeof structuredProperties>;

/** Number of rows to read in one statement. */
const PAGE = 500;

/** Type of the tasks that remove values. */
const KIND = 'clearStructuredProperties';

/** Parameters of such a task: the deleted properties. */
type CleanupParameters = JsonObject & { readonly urns: string[] };

/**
 * Removes the values of deleted structured properties from all assets in the background, with one task for each write.
 * It writes the stored value again: the rule of these values drops those without a definition in the transaction of
 * the write, so that those of a property that has been created again stay. The task is stored in the transaction of
 * the delete, so that no crash loses it.
 */
@Injectable()
export class PropertyCleanup implements WriteListener, OnModuleInit {
  constructor(
    private readonly listeners: WriteListeners,
    private readonly scanner: AspectScanner,
    private readonly editor: EntityEditor,
    private readonly tasks: TaskRunner,
  ) {}

  onModuleInit(): void {
    this.tasks.register(KIND, (parameters, control) => this.clear(parameters as CleanupParameters, control));
    this.listeners.register(this);
  }

  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction): Promise<void> {
    const urns = [...new Set(changes.filter(isDeletion).map(({ urn }) => urn))];
    if (urns.length === 0) return;
    await this.tasks.schedule(sql, { kind: KIND, subject: `${KIND} ${randomUUID()}`, parameters: { urns } });
  }

  async afterCommit(changes: readonly AspectChange[]): Promise<void> {
    if (changes.some(isDeletion)) await this.tasks.startScheduled();
  }

  /** Scans all values in SQL because the search index may lag. */
  private async clear({ urns }: CleanupParameters, control: TaskControl): Promise<void> {
    const { signal, checkpoint } = control;
    const gone = new Set(urns);
    let after = checkpoint === undefined ? undefined : (JSON.parse(checkpoint) as AspectKey);
    for (let isLast = false; !isLast;) {
      signal.throwIfAborted();
      const filter = { aspects: [structuredProperties.name] };
      const rows = await this.scanner.page(after === undefined ? { filter } : { filter, after }, PAGE);
      for (const { record } of rows) {
        if (!hasAny(gone, valueAs(record, structuredProperties))) continue;
        const change = (value: StoredProperties) => (hasAny(gone, value) ? value : undefined);
        await this.editor.rewrite(record.urn, structuredProperties, change, { actor: SYSTEM_ACTOR });
      }
      const last = rows.at(-1)?.record;
      after = last === undefined ? undefined : { urn: last.urn, aspectName: last.aspect };
      isLast = rows.length < PAGE;
      if (after !== undefined && !isLast) await control.save(JSON.stringify(after));
    }
  }
}

/** Returns whether a value has any of the properties in `gone`. */
function hasAny(gone: ReadonlySet<string>, { properties }: StoredProperties): boolean {
  return properties.some(({ propertyUrn }) => gone.has(propertyUrn));
}

/** Returns whether a change deletes the definition of a property, with or without the property itself. */
function isDeletion({ entityType, aspect, previous, current, entityDeleted }: AspectChange): boolean {
  if (entityType !== STRUCTURED_PROPERTY.entityType) return false;
  return entityDeleted || (aspect.name === propertyDefinition.name && previous !== undefined && current === undefined);
}
