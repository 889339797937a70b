import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JsonObject } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf } from '../../entities/index.js';
import { IngestionRights } from './ingestion-rights.js';
import type { UpdateIngestionSourceInput } from './ingestion-source.input.js';
import { INGESTION_SOURCE, SOURCE_ASPECT } from './ingestion-source.mappings.js';
import { checkSchedule } from './schedule-check.js';

/** Creates, replaces and deletes ingestion sources. Throws `FORBIDDEN` to those who do not manage them. */
@Injectable()
export class IngestionSourceService {
  constructor(
    private readonly rights: IngestionRights,
    private readonly editor: EntityEditor,
  ) {}

  /** Creates a source, and answers its urn. Throws `INVALID_ARGUMENT` for a schedule that is none. */
  async create(input: UpdateIngestionSourceInput, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    const urn = Urn.of(INGESTION_SOURCE, randomUUID()).toString();
    await this.editor.write([{ urn, aspectName: SOURCE_ASPECT, value: storedSource(input), onlyNewEntity: true }], by);
    return urn;
  }

  /**
   * Replaces a source; one that is not stored comes into being. Throws `INVALID_ARGUMENT` for a schedule that is none.
   */
  async replace(urn: string, input: UpdateIngestionSourceInput, by: Editor): Promise<void> {
    await this.rights.require(by.actor);
    requireUrnOf(INGESTION_SOURCE, urn, 'urn');
    await this.editor.write([{ urn, aspectName: SOURCE_ASPECT, value: storedSource(input) }], by);
  }

  /** Deletes a source for good; one that is not stored is no error. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.rights.require(by.actor);
    requireUrnOf(INGESTION_SOURCE, urn, 'urn');
    await this.editor.delete(urn, by);
  }
}

function storedSource({ name, type, schedule, config, source }: UpdateIngestionSourceInput): JsonObject {
  if (schedule != null) checkSchedule(schedule);
  const { recipe, version, executorId, debugMode, extraArgs } = config;
  const args = extraArgs?.map(({ key, value }) => [key, value ?? ''] as const);
  return {
    name,
    type,
    ...(schedule == null ? {} : { schedule: { interval: schedule.interval, timezone: schedule.timezone } }),
    config: {
      recipe,
      executorId,
      ...(version == null ? {} : { version }),
      ...(debugMode == null ? {} : { debugMode }),
      ...(args === undefined ? {} : { extraArgs: Object.fromEntries(args) }),
    },
    ...(source == null ? {} : { source: { type: source.type } }),
  };
}
