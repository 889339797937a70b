import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf } from '../../entities/index.js';
import type {
  CancelIngestionExecutionRequestInput,
  CreateTestConnectionRequestInput,
} from './execution-request.input.js';
import { IngestionRights } from './ingestion-rights.js';
import {
  DEFAULT_EXECUTOR,
  EXECUTION_REQUEST,
  INGESTION_SOURCE,
  REQUEST_ASPECT,
  SOURCE_ASPECT,
  type StoredSource,
} from './ingestion-source.mappings.js';

/** Asks executors for runs. Throws `FORBIDDEN` to those who do not manage ingestion sources. */
@Injectable()
export class ExecutionRequestService {
  constructor(
    private readonly rights: IngestionRights,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for a run of a source now, and answers the urn of the run. Throws `INVALID_ARGUMENT` for a source that is not
   * stored, or whose recipe is no JSON.
   */
  async run(ingestionSource: string, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    requireUrnOf(INGESTION_SOURCE, ingestionSource, 'ingestionSourceUrn');
    const { config } = await this.sourceOf(ingestionSource);
    const urn = newRequest();
    const recipe = parsedRecipe('recipe', config.recipe);
    const args: Record<string, string> = {
      ...config.extraArgs,
      recipe: JSON.stringify({ ...recipe, run_id: urn, pipeline_name: ingestionSource }),
      version: config.version ?? '',
      debug_mode: String(config.debugMode ?? false),
    };
    if (config.version === undefined) delete args['version'];
    const source = { type: 'MANUAL_INGESTION_SOURCE', ingestionSource };
    await this.ask(urn, 'RUN_INGEST', source, config.executorId ?? DEFAULT_EXECUTOR, args, by);
    return urn;
  }

  /**
   * Asks for a trial of a recipe's connection, and answers the urn of the run. Throws `INVALID_ARGUMENT` for a recipe
   * that is no JSON.
   */
  async testConnection({ recipe, version }: CreateTestConnectionRequestInput, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    const urn = newRequest();
    const args = {
      recipe: JSON.stringify({ ...parsedRecipe('recipe', recipe), run_id: urn }),
      ...(version == null ? {} : { version }),
    };
    await this.ask(urn, 'TEST_CONNECTION', { type: 'MANUAL_TEST_CONNECTION' }, DEFAULT_EXECUTOR, args, by);
    return urn;
  }

  /** Asks a run to stop, and answers its urn. Throws `INVALID_ARGUMENT` for a source or run that is not stored. */
  async cancel(input: CancelIngestionExecutionRequestInput, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    const { ingestionSourceUrn, executionRequestUrn: urn } = input;
    requireUrnOf(INGESTION_SOURCE, ingestionSourceUrn, 'ingestionSourceUrn');
    requireUrnOf(EXECUTION_REQUEST.entityType, urn, 'executionRequestUrn');
    const { config } = await this.sourceOf(ingestionSourceUrn);
    await this.editor.requireStored([urn]);
    const value = {
      signal: 'KILL',
      executorId: config.executorId ?? DEFAULT_EXECUTOR,
      createdAt: { time: this.clock.now(), actor: by.actor.urn },
    };
    await this.editor.write([{ urn, aspectName: 'dataHubExecutionRequestSignal', value }], by);
    return urn;
  }

  private async ask(
    urn: string,
    task: string,
    source: JsonObject,
    executorId: string,
    args: Readonly<Record<string, string>>,
    by: Editor,
  ): Promise<void> {
    const value = { task, source, executorId, args, requestedAt: this.clock.now(), actorUrn: by.actor.urn };
    await this.editor.write([{ urn, aspectName: REQUEST_ASPECT, value, onlyNewEntity: true }], by);
  }

  private async sourceOf(urn: string): Promise<StoredSource> {
    const source = (await this.store.latestOne(urn, SOURCE_ASPECT))?.value;
    if (source === undefined) throw invalidArgument(`ingestionSourceUrn: ${urn} does not exist, or has no recipe`);
    return source as unknown as StoredSource;
  }
}

function newRequest(): string {
  return Urn.of(EXECUTION_REQUEST.entityType, randomUUID()).toString();
}

function parsedRecipe(field: string, text: string): JsonObject {
  const recipe = jsonOf(text);
  if (isJsonObject(recipe)) return recipe;
  throw invalidArgument(`${field}: the recipe must be a JSON object`);
}

function jsonOf(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
