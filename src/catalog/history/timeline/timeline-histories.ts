import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectStore } from '../../../aspects/index.js';
import { ReadableFields, SYSTEM_ACTOR } from '../../../auth/index.js';
import { isJsonObject } from '../../../foundation/common/json.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import type { EntitySpec } from '../../../model/index.js';
import { TimeseriesStore, type TimeseriesValue } from '../../../timeseries/index.js';
import type { ChangeCategory } from './change.js';
import { aspectsBehind, type TimeWindow } from './transactions.js';

/** Values of a time series that are told at most. */
const MOST_RUNS = 5_000;

/** The aspect of a column that names its business attribute. */
const COLUMN_ASPECT = 'businessAttributes';

/** The values that one aspect of one entity had, the oldest first. */
export type AspectHistory = readonly AspectRecord[];

/** Reads what an entity's timeline is told from. */
@Injectable()
export class TimelineHistories {
  constructor(
    private readonly store: AspectStore,
    private readonly series: TimeseriesStore,
    private readonly fields: ReadableFields,
  ) {}

  /**
   * The rows of every versioned aspect, without what the model keeps from some, then what else is behind the
   * categories: values within the window of time series, and rows of the columns of a dataset.
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
    const histories: AspectHistory[] = versioned.map((name) => rows.filter(({ aspect }) => aspect === name));
    for (const name of namesOf('timeseries').filter((one) => behind.has(one)))
      histories.push(await this.runs(urn, name, window));
    const hasColumns = entity.name === 'dataset' && categories.has('BUSINESS_ATTRIBUTE');
    return hasColumns ? [...histories, ...(await this.columns(urn))] : histories;
  }

  private async runs(urn: string, aspectName: string, { from, to }: TimeWindow): Promise<AspectHistory> {
    const span = { startTimeMillis: from, endTimeMillis: to };
    const values = await this.series.values({ urn, aspectName, ...span, limit: MOST_RUNS });
    return values.toReversed().map((value) => recordOf(value, aspectName));
  }

  private async columns(urn: string): Promise<readonly AspectHistory[]> {
    const fields = (await this.store.latestOne(urn, 'schemaMetadata'))?.value['fields'];
    const urns = (Array.isArray(fields) ? fields : []).flatMap((field) => {
      const path = isJsonObject(field) ? field['fieldPath'] : undefined;
      return typeof path === 'string' ? [schemaFieldUrn(urn, path)] : [];
    });
    const labelled = await this.store.latest(urns, [COLUMN_ASPECT]);
    const histories: AspectHistory[] = [];
    for (const column of labelled.keys()) histories.push(await this.store.history(column, [COLUMN_ASPECT]));
    return histories;
  }
}

/** A value of a time series in the form of a row; nobody knows more of its writer than that the service took it. */
function recordOf({ urn, timestampMillis, value, systemMetadata }: TimeseriesValue, aspect: string): AspectRecord {
  const created = { time: timestampMillis, actor: SYSTEM_ACTOR.urn };
  return { urn, aspect, version: 0, value, systemMetadata, created };
}
