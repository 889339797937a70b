import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonValue } from '../../foundation/json/json.js';
import { INTERFACE_VERSION } from '../../foundation/requests/interface-version.js';
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
import { minuteOf } from './schedule.js';

/** An execution request without its time. */
type Task = Omit<StoredOf<typeof dataHubExecutionRequestInput>, 'requestedAt'>;

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
    const source = await this.sourceOf(ingestionSource);
    const urn = newRequest();
    const task = ingestionTask(urn, { urn: ingestionSource, type: 'MANUAL_INGESTION_SOURCE' }, source);
    await this.request(urn, { ...task, actorUrn: by.actor.urn }, by);
    return urn;
  }

  /**
   * Requests the execution of an ingestion source that is due at `due`, in milliseconds since 1970, in the name of the
   * system. Returns the urn of the execution request; undefined if one is stored for this minute. Throws
   * `INVALID_ARGUMENT` if the recipe is not JSON.
   */
  async runScheduled(ingestionSource: string, source: StoredSource, due: number): Promise<string | undefined> {
    const urn = scheduledRequest(ingestionSource, due);
    const task = ingestionTask(urn, { urn: ingestionSource, type: 'SCHEDULED_INGESTION_SOURCE' }, source);
    const isStored = (): Promise<boolean> => this.store.exists(urn, { includeSoftDeleted: true });
    if (await isStored()) return undefined;
    try {
      await this.request(urn, task, { actor: SYSTEM_ACTOR });
      return urn;
    } catch (error) {
      if (await isStored()) return undefined;
      throw error;
    }
  }

  /**
   * Requests a test of the connection of a recipe and returns the urn of the execution request. Throws
   * `INVALID_ARGUMENT` if the recipe is not JSON.
   */
  async testConnection({ recipe, version }: CreateTestConnectionRequestInput, by: Editor): Promise<string> {
    await this.rights.require(by.actor);
    const urn = newRequest();
    const args = { recipe: recipeOf(recipe, urn, urn), version: versionOf(version) };
    const source = { type: 'MANUAL_TEST_CONNECTION' };
    const task = { task: 'TEST_CONNECTION', source, executorId: DEFAULT_EXECUTOR, args };
    await this.request(urn, { ...task, actorUrn: by.actor.urn }, by);
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
    await this.editor.write([valueEdit(urn, dataHubExecutionRequestSignal, value)], by, [urn]);
    return urn;
  }

  private async request(urn: string, task: Task, by: Editor): Promise<void> {
    const value = { ...task, requestedAt: this.clock.now() };
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

/** The request for a run of a schedule: the same for each process that asks for it. */
function scheduledRequest(ingestionSource: string, due: number): string {
  const hash = createHash('sha256')
    .update(`${ingestionSource} ${minuteOf(due)}`)
    .digest('hex');
  const uuid = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
  return Urn.of(EXECUTION_REQUEST.entityType, uuid).toString();
}

function ingestionTask(
  request: string,
  { urn, type }: { readonly urn: string; readonly type: string },
  { config }: StoredSource,
): Task {
  return {
    task: 'RUN_INGEST',
    source: { type, ingestionSource: urn },
    executorId: config.executorId ?? DEFAULT_EXECUTOR,
    args: {
      version: versionOf(config.version),
      ...config.extraArgs,
      recipe: recipeOf(config.recipe, request, urn),
      debug_mode: String(config.debugMode ?? false),
    },
  };
}

/** As DataHub's user interface sends a field that was left empty, blanks count as none. */
function versionOf(version: string | null | undefined): string {
  return version?.trim() ? version : INTERFACE_VERSION;
}

/** The recipe with the request as its run. A pipeline with a name keeps it, because its state is stored under it. */
function recipeOf(text: string, request: string, pipeline: string): string {
  const recipe = jsonOf(text);
  if (!isJsonObject(recipe)) throw invalidArgument('recipe: the recipe must be a JSON object');
  const { pipeline_name: name } = recipe;
  return JSON.stringify({ ...recipe, run_id: request, pipeline_name: name == null || name === '' ? pipeline : name });
}

function jsonOf(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}
