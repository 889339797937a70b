import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/common/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../entities/index.js';
import {
  dataHubExecutionRequestInput,
  dataHubExecutionRequestSignal,
  dataHubIngestionSourceInfo,
  type StoredOf,
} from '../../model/index.js';
import type {
  CancelIngestionExecutionRequestInput,
  CreateTestConnectionRequestInput,
} from './execution-request.input.js';
import { IngestionRights } from './ingestion-rights.js';
import {
  DEFAULT_EXECUTOR,
  EXECUTION_REQUEST,
  INGESTION_SOURCE,
  type StoredSource,
} from './ingestion-source.mappings.js';

/** The parts of an execution request that depend on its task. */
type Task = Pick<StoredOf<typeof dataHubExecutionRequestInput>, 'task' | 'source' | 'executorId' | 'args'>;

/** Requests executions from executors. Throws `FORBIDDEN` unless the editor manages ingestion sources. */
@Injectable()
export class ExecutionRequestService {
  constructor(
    private readonly rights: IngestionRights,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests an immediate execution of an ingestion source and returns the urn of the execution request. Throws
   * `INVALID_ARGUMENT` if the source does not exist or its recipe is not JSON.
   */
  async run(ingestionSource: string, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    requireUrnOf(INGESTION_SOURCE, ingestionSource, 'ingestionSourceUrn');
    const { config } = await this.sourceOf(ingestionSource);
    const urn = newRequest();
    const recipe = parsedRecipe('recipe', config.recipe);
    const args: Task['args'] = {
      ...config.extraArgs,
      recipe: JSON.stringify({ ...recipe, run_id: urn, pipeline_name: ingestionSource }),
      debug_mode: String(config.debugMode ?? false),
    };
    const task = {
      task: 'RUN_INGEST',
      source: { type: 'MANUAL_INGESTION_SOURCE', ingestionSource },
      executorId: config.executorId ?? DEFAULT_EXECUTOR,
      args: withVersion(args, config.version),
    };
    await this.request(urn, task, by);
    return urn;
  }

  /**
   * Requests a test of the connection of a recipe and returns the urn of the execution request. Throws
   * `INVALID_ARGUMENT` if the recipe is not JSON.
   */
  async testConnection({ recipe, version }: CreateTestConnectionRequestInput, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    const urn = newRequest();
    const args = { recipe: JSON.stringify({ ...parsedRecipe('recipe', recipe), run_id: urn }) };
    const task = {
      task: 'TEST_CONNECTION',
      source: { type: 'MANUAL_TEST_CONNECTION' },
      executorId: DEFAULT_EXECUTOR,
      args: withVersion(args, version),
    };
    await this.request(urn, task, by);
    return urn;
  }

  /**
   * Requests the cancellation of an execution and returns its urn. Throws `INVALID_ARGUMENT` if the source or the
   * execution request does not exist.
   */
  async cancel(input: CancelIngestionExecutionRequestInput, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    const { ingestionSourceUrn, executionRequestUrn: urn } = input;
    requireUrnOf(INGESTION_SOURCE, ingestionSourceUrn, 'ingestionSourceUrn');
    requireUrnOf(EXECUTION_REQUEST.entityType, urn, 'executionRequestUrn');
    const { config } = await this.sourceOf(ingestionSourceUrn);
    await this.editor.requireStored([urn]);
    const executorId = config.executorId ?? DEFAULT_EXECUTOR;
    const value = { signal: 'KILL', executorId, createdAt: this.editor.stamp(by) };
    await this.editor.write([valueEdit(urn, dataHubExecutionRequestSignal, value)], by);
    return urn;
  }

  private async request(urn: string, task: Task, by: Editor): Promise<void> {
    const value = { ...task, requestedAt: this.clock.now(), actorUrn: by.actor.urn };
    await this.editor.write([{ ...valueEdit(urn, dataHubExecutionRequestInput, value), onlyNewEntity: true }], by);
  }

  private async sourceOf(urn: string): Promise<StoredSource> {
    const source = await this.store.value(urn, dataHubIngestionSourceInfo);
    if (source === undefined) throw invalidArgument(`ingestionSourceUrn: ${urn} does not exist, or has no recipe`);
    return source;
  }
}

function newRequest(): string {
  return Urn.of(EXECUTION_REQUEST.entityType, randomUUID()).toString();
}

function withVersion(args: Task['args'], version: string | null | undefined): Task['args'] {
  return version == null ? args : { ...args, version };
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
