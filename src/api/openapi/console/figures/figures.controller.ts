import { Controller } from '@nestjs/common';
import { Clock } from '../../../../foundation/common/clock.js';
import { packageVersion } from '../../../../foundation/common/package-version.js';
import type { Concern } from '../../../../foundation/config/index.js';
import type { RunningWork } from '../../../../operations/index.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { CONSOLE } from '../console.operations.js';
import { FigureSamples, type Sample } from './figure-samples.js';
import { type Engine, type ServiceState, ServiceStates } from './service-state.js';
import type { Traffic } from './traffic.js';
import { warningsOf } from './warnings.js';

/** The state of an engine. */
type EngineFigures = Engine & { readonly isUp: boolean };

/** Live figures of the service; times are milliseconds since 1970. */
interface Figures {
  readonly time: number;
  readonly version: string;
  readonly startedAt: number;
  readonly database: EngineFigures;
  readonly search: EngineFigures;
  /** Null without a message bus. */
  readonly broker: {
    readonly isUp: boolean;
    readonly publicationLagMs: number | null;
    readonly consumptionLag: number | null;
  } | null;
  /** Null if the database does not answer. */
  readonly indexLagMs: number | null;
  readonly perSecond: Traffic;
  readonly memoryBytes: number;
  readonly tasks: readonly RunningWork[];
  readonly warnings: readonly Concern[];
  readonly samples: readonly Sample[];
}

/** Live figures for operators. Rates, samples and memory are those of this replica's workers; lag and tasks those of
 * all replicas. */
@Controller()
export class FiguresController {
  private readonly version = packageVersion();
  private readonly startedAt = Math.round(performance.timeOrigin);

  constructor(
    private readonly states: ServiceStates,
    private readonly samples: FigureSamples,
    private readonly clock: Clock,
  ) {}

  /** The figures, with the samples after `since`. */
  @Operation(CONSOLE.figures)
  async figures({ since }: InputOf<typeof CONSOLE.figures>): Promise<Figures> {
    const state = await this.states.current();
    const { components } = state.health;
    return {
      time: this.clock.now(),
      version: this.version,
      startedAt: this.startedAt,
      database: { ...state.database, isUp: components.database.status === 'up' },
      search: { ...state.search, isUp: components.search.status === 'up' },
      broker: brokerFigures(state),
      indexLagMs: components.search.behind === undefined ? null : (components.search.behindMillis ?? 0),
      perSecond: this.samples.perSecond,
      memoryBytes: state.memoryBytes,
      tasks: state.tasks,
      warnings: warningsOf(state, this.samples.after(0)),
      samples: this.samples.after(since),
    };
  }
}

function brokerFigures({ health, consumptionLag }: ServiceState): Figures['broker'] {
  const { messaging } = health.components;
  if (messaging === undefined) return null;
  const { status, publicationLag } = messaging;
  return {
    isUp: status === 'up',
    publicationLagMs: publicationLag ?? null,
    consumptionLag: consumptionLag ?? null,
  };
}
