import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { within } from '../../foundation/common/within.js';
import { type ProjectionStatus, Projector } from '../../projection/index.js';
import { SearchIndex } from '../../search/index.js';

/** How long the search engine may take to answer, in milliseconds. */
const LIMIT_MS = 2_000;

/** How one part of the service does. */
export interface ComponentHealth {
  readonly status: 'up' | 'down';
  /** Which engine, or why it is down; names no address. */
  readonly detail: string;
}

/** How search does. */
export interface SearchComponentHealth extends ComponentHealth {
  /** Entities whose latest state search does not show yet; absent when that cannot be told. */
  readonly behind?: number;
  /** How long the one that waits longest has waited, in milliseconds; absent when search is behind on none. */
  readonly behindMillis?: number;
  /** Entities whose documents the engine refuses; the log names them. */
  readonly rejected?: number;
}

/** Asks how search does: whether its engine answers, and how far it is behind the writes. */
@Injectable()
export class SearchHealth {
  constructor(
    private readonly index: SearchIndex,
    private readonly projector: Projector,
  ) {}

  /** The state of search, asked now. Never throws. */
  async report(): Promise<SearchComponentHealth> {
    const [failure, status] = await Promise.all([this.failure(), this.projector.status().catch(() => undefined)]);
    const { engine } = this.index;
    const numbers = status === undefined ? {} : lagOf(status);
    if (failure !== undefined) return { status: 'down', detail: `${engine} does not answer (${failure})`, ...numbers };
    if (status?.failing === true) return { status: 'down', detail: `${engine} does not take documents`, ...numbers };
    return { status: 'up', detail: engine, ...numbers };
  }

  private async failure(): Promise<string | undefined> {
    const checked = this.index.check().then(
      () => undefined,
      (error: unknown) => (error instanceof DomainError ? error.code : 'INTERNAL'),
    );
    return (await within(LIMIT_MS, checked)) ? checked : 'no answer in time';
  }
}

function lagOf({ behind, oldestMillis, rejected }: ProjectionStatus): Partial<SearchComponentHealth> {
  return {
    behind,
    ...(oldestMillis !== undefined && { behindMillis: oldestMillis }),
    ...(rejected > 0 && { rejected }),
  };
}
