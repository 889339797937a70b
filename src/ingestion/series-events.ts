import { Injectable } from '@nestjs/common';
import { type AlsoStored, type AuditStamp, ChangeEventStore, type FollowedChange } from '../aspects/index.js';
import { AppConfig } from '../foundation/config/index.js';
import type { PreparedProposal } from './prepare-proposals.js';

/** Records appended values of time series as change events, since no row of the aspects shows them. */
@Injectable()
export class SeriesEvents {
  constructor(
    private readonly store: ChangeEventStore,
    private readonly config: AppConfig,
  ) {}

  /** The work that records that `values` were appended; undefined when there is nothing to record. */
  noteOf(values: readonly PreparedProposal[], created: AuditStamp): AlsoStored | undefined {
    const shown = values.filter(({ aspect }) => !aspect.isSecret);
    if (!this.config.events.enabled || shown.length === 0) return undefined;
    const events = shown.map((one) => eventOf(one, created));
    return (sql) => this.store.add(sql, events);
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
