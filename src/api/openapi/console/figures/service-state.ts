import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FirstToken } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import {
  AppConfig,
  type Concern,
  configConcerns,
  type DiskSpace,
  diskSpaceAt,
} from '../../../../foundation/config/index.js';
import { OneProcess, Question, Workers } from '../../../../foundation/workers/index.js';
import { Database } from '../../../../foundation/database/index.js';
import { type HealthReport, HealthReporter, type RunningWork, RunningTasks } from '../../../../operations/index.js';
import { SearchIndex } from '../../../../search/index.js';
import { ProposalBacklog } from '../../operations/proposal-backlog.js';

/** How long a state is used, in milliseconds: while work runs or something is wrong, and otherwise. */
const BUSY_AGE_MS = 1_000;
const CALM_AGE_MS = 5_000;

/** A product of the deployment. */
export interface Engine {
  readonly kind: string;
  /** Null for an engine that is a part of the service, or does not answer. */
  readonly version: string | null;
}

/** What the figures need from the engines. */
export interface ServiceState {
  readonly health: HealthReport;
  readonly database: Engine;
  readonly search: Engine;
  /** Proposals on the message bus that no process has read; undefined without a bus, or if it does not answer. */
  readonly consumptionLag: number | undefined;
  readonly tasks: readonly RunningWork[];
  /** Room on the disk of DATA_DIR; undefined if unknown. */
  readonly disk: DiskSpace | undefined;
  /** What the start warned of. */
  readonly concerns: readonly Concern[];
  /** Memory of all workers. */
  readonly memoryBytes: number;
}

const MEMORY = new Question<number>('memory in bytes');

/** Reads the state of the engines at most once a second, once for all callers. */
@Injectable()
export class ServiceStates {
  private known: { readonly at: number; readonly state: Promise<ServiceState> } | undefined;
  private isCalm = false;
  private products: Promise<readonly [Engine, Engine]> | undefined;

  constructor(
    private readonly health: HealthReporter,
    private readonly database: Database,
    private readonly index: SearchIndex,
    private readonly backlog: ProposalBacklog,
    private readonly tasks: RunningTasks,
    private readonly config: AppConfig,
    private readonly firstToken: FirstToken,
    private readonly clock: Clock,
    private readonly workers: Workers = new OneProcess(),
  ) {
    workers.onAsked(MEMORY, () => process.memoryUsage.rss());
  }

  /**
   * The state, at most one second old while work runs or something is wrong, and five seconds otherwise. Does not throw
   * while an engine is down.
   */
  current(): Promise<ServiceState> {
    const at = this.clock.elapsed();
    const maxAgeMs = this.isCalm && !this.tasks.runsHere ? CALM_AGE_MS : BUSY_AGE_MS;
    if (this.known === undefined || at - this.known.at > maxAgeMs) this.known = { at, state: this.read() };
    return this.known.state;
  }

  private async read(): Promise<ServiceState> {
    const [health, [database, search], consumptionLag, tasks, memory] = await Promise.all([
      this.health.report(),
      this.engines(),
      this.backlog.unread().catch(() => undefined),
      this.tasks.running().catch(() => []),
      this.workers.ask(MEMORY),
    ]);
    const own = this.firstToken.concern;
    const concerns = [...configConcerns(this.config), ...(own === undefined ? [] : [own])];
    const components = Object.values(health.components);
    const isInStep = health.components.search.behind === 0;
    this.isCalm = isInStep && tasks.length === 0 && components.every(({ status }) => status === 'up');
    const memoryBytes = memory.reduce((sum, bytes) => sum + bytes, process.memoryUsage.rss());
    return { health, database, search, consumptionLag, tasks, disk: this.disk(), concerns, memoryBytes };
  }

  private engines(): Promise<readonly [Engine, Engine]> {
    this.products ??= Promise.all([this.database.product(), this.index.version()]).then(([product, version]) => [
      productAt(product),
      version === undefined ? { kind: 'embedded', version: null } : { kind: this.index.engine, version },
    ]);
    return this.products.catch(() => {
      this.products = undefined;
      const unknown = { kind: this.database.dialect.engine, version: null };
      return [unknown, { kind: this.index.engine, version: null }] as const;
    });
  }

  private disk(): DiskSpace | undefined {
    try {
      return diskSpaceAt(resolve(this.config.dataDir));
    } catch {
      return undefined;
    }
  }
}

function productAt(text: string): Engine {
  const at = text.lastIndexOf(' ');
  return { kind: text.slice(0, at), version: text.slice(at + 1) };
}
