import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../../aspects/index.js';
import { ReadableFields, SYSTEM_ACTOR } from '../../../auth/index.js';
import { listsBy } from '../../../foundation/common/lists-by.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import { businessAttributes, type EntitySpec, schemaMetadata } from '../../../model/index.js';
import { TimeseriesStore, type TimeseriesValue } from '../../../timeseries/index.js';
import type { ChangeCategory } from './change.js';
import { aspectsBehind, type TimeWindow } from './transactions.js';

/** Maximum number of values of one time series in a timeline. */
const MAX_RUNS = 5_000;

/** Number of columns whose history is read at once. */
const AT_ONCE = 16;

/** The rows of one aspect of one entity, oldest first. */
export type AspectHistory = readonly AspectRecord[];

/** Reads the rows that the timeline of an entity is derived from. */
@Injectable()
export class TimelineHistories {
  constructor(
    private readonly store: AspectStore,
    private readonly series: TimeseriesStore,
    private readonly fields: ReadableFields,
  ) {}

  /**
   * Returns the rows of every versioned aspect, without fields that only some actors may read; the values in the window
   * of the time series behind the categories; and, for datasets, the rows of their columns.
   */
  async of(
    urn: string,
    entity: EntitySpec,
    categories: ReadonlySet<ChangeCategory>,
    window: TimeWindow,
  ): Promise<readonly AspectHistory[]> {
    const namesOf = (kind: 'versioned' | 'timeseries'): readonly string[] =>
      [...entity.aspects.values()].filter((aspect) => aspect.kind === kind && !aspect.isSecret).map(({ name }) => name);
    const versioned = namesOf('versioned');
    const behind = new Set(aspectsBehind(categories));
    const rows = (await this.store.history(urn, versioned)).map((record) => this.fields.open(record));
    const byName = listsBy(rows, ({ aspect }) => aspect);
    const histories: AspectHistory[] = versioned.map((name) => byName.get(name) ?? []);
    for (const name of namesOf('timeseries').filter((one) => behind.has(one)))
      histories.push(await this.runs(urn, name, window));
    const hasColumns = entity.name === 'dataset' && categories.has('BUSINESS_ATTRIBUTE');
    return hasColumns ? [...histories, ...(await this.columns(urn))] : histories;
  }

  private async runs(urn: string, aspectName: string, { from, to }: TimeWindow): Promise<AspectHistory> {
    const span = { startTimeMillis: from, endTimeMillis: to };
    const values = await this.series.values({ urn, aspectName, ...span, limit: MAX_RUNS });
    return values.toReversed().map((value) => recordOf(value, aspectName));
  }

  private async columns(urn: string): Promise<readonly AspectHistory[]> {
    const schema = await this.store.value(urn, schemaMetadata);
    const urns = schema?.fields.map(({ fieldPath }) => schemaFieldUrn(urn, fieldPath)) ?? [];
    const attributed = await this.store.values(urns, businessAttributes);
    const columns = [...attributed.keys()];
    const histories: AspectHistory[] = [];
    for (let from = 0; from < columns.length; from += AT_ONCE) {
      const some = columns.slice(from, from + AT_ONCE);
      histories.push(...(await Promise.all(some.map((one) => this.store.history(one, [businessAttributes.name])))));
    }
    return histories;
  }
}

/** Returns a value of a time series as a row. Its actor is the system, since time series do not store their writers. */
function recordOf({ urn, timestampMillis, value, systemMetadata }: TimeseriesValue, aspect: string): AspectRecord {
  const created = { time: timestampMillis, actor: SYSTEM_ACTOR.urn };
  return { urn, aspect, version: 0, value, systemMetadata, created };
}
