import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { given } from '../../foundation/common/given.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../entities/index.js';
import { dataHubIngestionSourceInfo } from '../../model/index.js';
import { IngestionRights } from './ingestion-rights.js';
import type { UpdateIngestionSourceInput } from './ingestion-source.input.js';
import { INGESTION_SOURCE, type StoredSource } from './ingestion-source.mappings.js';
import { checkSchedule } from './schedule.js';

/** Creates, replaces and deletes ingestion sources. Throws `FORBIDDEN` unless the editor manages them. */
@Injectable()
export class IngestionSourceService {
  constructor(
    private readonly rights: IngestionRights,
    private readonly editor: EntityEditor,
  ) {}

  /** Creates an ingestion source and returns its urn. Throws `INVALID_ARGUMENT` for an invalid schedule. */
  async create(input: UpdateIngestionSourceInput, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    const urn = Urn.of(INGESTION_SOURCE, randomUUID()).toString();
    const edit = valueEdit(urn, dataHubIngestionSourceInfo, storedSource(input));
    await this.editor.write([{ ...edit, onlyNewEntity: true }], by);
    return urn;
  }

  /**
   * Replaces an ingestion source; creates the source if it does not exist. Throws `INVALID_ARGUMENT` for an invalid
   * schedule.
   */
  async replace(urn: string, input: UpdateIngestionSourceInput, by: Editor): Promise<void> {
    await this.rights.require(by.actor);
    requireUrnOf(INGESTION_SOURCE, urn, 'urn');
    await this.editor.write([valueEdit(urn, dataHubIngestionSourceInfo, storedSource(input))], by);
  }

  /** Deletes an ingestion source permanently; does nothing if the source does not exist. */
  async delete(urn: string, by: Editor): Promise<void> {
    await this.rights.require(by.actor);
    requireUrnOf(INGESTION_SOURCE, urn, 'urn');
    await this.editor.delete(urn, by);
  }
}

function storedSource({ name, type, schedule, config, source }: UpdateIngestionSourceInput): StoredSource {
  if (schedule != null) checkSchedule(schedule);
  const { recipe, version, executorId, debugMode, extraArgs } = config;
  const args = extraArgs?.map(({ key, value }) => [key, value ?? ''] as const);
  return {
    name,
    type,
    config: {
      recipe,
      executorId,
      ...given({ version, debugMode, extraArgs: args && Object.fromEntries(args) }),
    },
    ...given({
      schedule: schedule && { interval: schedule.interval, timezone: schedule.timezone },
      source: source && { type: source.type },
    }),
  };
}
