import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { within } from '../../foundation/concurrency/within.js';
import { isOfOneIndex } from '../../foundation/engine-client/index.js';
import { type ProjectionStatus, Projector } from '../../projection/index.js';
import { SearchIndex } from '../../search/index.js';

/** Time limit for a response of the search engine, in milliseconds. */
const LIMIT_MS = 2_000;

/** Health of a component. */
export interface ComponentHealth {
  readonly status: 'up' | 'down';
  /** The engine, or the reason why it is down; contains no address. */
  readonly detail: string;
}

/** Health of search. */
export interface SearchComponentHealth extends ComponentHealth {
  /** Number of entities whose latest state is not searchable yet; absent if unknown. */
  readonly behind?: number;
  /** Time that the oldest of these entities has waited, in milliseconds; absent if there are none. */
  readonly behindMillis?: number;
  /** Number of entities whose documents the engine rejects; the log contains their urns. */
  readonly rejected?: number;
}

/** Checks whether the search engine responds, and how far search lags behind the writes. */
@Injectable()
export class SearchHealth {
  constructor(
    private readonly index: SearchIndex,
    private readonly projector: Projector,
  ) {}

  /** Checks search now and returns the result. Never throws. */
  async report(): Promise<SearchComponentHealth> {
    const [failure, status] = await Promise.all([this.failure(), this.projector.status().catch(() => undefined)]);
    const { engine } = this.index;
    const numbers = status === undefined ? {} : lagOf(status);
    if (failure !== undefined) return { status: 'down', detail: `${engine} ${failure}`, ...numbers };
    if (status?.failing === true) return { status: 'down', detail: `${engine} does not take documents`, ...numbers };
    if (status?.waiting !== undefined)
      return { status: 'down', detail: `${engine} does not take documents of some entity types`, ...numbers };
    return { status: 'up', detail: engine, ...numbers };
  }

  private async failure(): Promise<string | undefined> {
    const checked = this.index.check().then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    );
    return (await within(LIMIT_MS, checked)) ? checked : 'does not answer (no answer in time)';
  }
}

function reasonOf(error: unknown): string {
  if (isOfOneIndex(error)) return 'answers, but an index is closed or lacks a shard';
  return `does not answer (${error instanceof DomainError ? error.code : 'INTERNAL'})`;
}

function lagOf({ behind, oldestMillis, rejected }: ProjectionStatus): Partial<SearchComponentHealth> {
  return {
    behind,
    ...(oldestMillis !== undefined && { behindMillis: oldestMillis }),
    ...(rejected > 0 && { rejected }),
  };
}
