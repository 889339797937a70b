import { Injectable } from '@nestjs/common';
import { type AlsoStored, type AuditStamp, ChangeLog, ChangeWatch, type FollowedChange } from '../aspects/index.js';
import { AppConfig } from '../foundation/config/index.js';
import type { PreparedProposal } from './prepare-proposals.js';

/** Records appended values of time series as change events, since no row of the aspects shows them. */
@Injectable()
export class SeriesEvents {
  constructor(
    private readonly log: ChangeLog,
    private readonly watch: ChangeWatch,
    private readonly config: AppConfig,
  ) {}

  /**
   * Calls `store` with the work that records that `values` were appended, or with undefined when there is nothing to
   * record. Tells followers once it is stored. Throws what `store` throws.
   */
  async recorded(
    values: readonly PreparedProposal[],
    audit: AuditStamp,
    store: (note: AlsoStored | undefined) => Promise<void>,
  ): Promise<void> {
    const shown = values.filter(({ aspect }) => !aspect.isSecret);
    if (!this.config.events.enabled || shown.length === 0) return store(undefined);
    await store((sql, time) =>
      this.log.add(
        sql,
        shown.map((one) => eventOf(one, { ...audit, time })),
      ),
    );
    this.watch.wake();
  }
}

function eventOf({ proposal, aspect }: PreparedProposal, created: AuditStamp): FollowedChange {
  const { urn, value = {}, systemMetadata } = proposal;
  return {
    kind: 'timeseries',
    urn,
    aspectName: aspect.name,
    changeType: 'UPSERT',
    created,
    after: { value, systemMetadata },
    before: undefined,
  };
}
