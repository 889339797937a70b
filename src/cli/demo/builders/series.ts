import { DAY_MS, MINUTE_MS } from '../../../foundation/common/durations.js';
import { datasetProfile, datasetUsageStatistics, operation, type StoredOf } from '../../../model/index.js';
import { eveningBefore, lastDays } from '../calendar.js';
import { type DemoColumn, columnsOf } from '../columns.js';
import { PEOPLE } from '../content/people.js';
import { QUERIES } from '../content/queries.js';
import { TABLES } from '../content/tables/all-tables.js';
import type { DemoTable } from '../content/tables/table.js';
import { figure } from '../figures.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataset, user } from '../urns.js';

/** Days of usage. */
export const USAGE_DAYS = 30;
/** Days between two profiles; there are ten. */
const PROFILE_STEP = 3;
/** Days with operations. */
const OPERATION_DAYS = 7;
/** Hour of the evening at which tables are loaded. */
const OPERATION_HOUR = 21;

const DAILY = { unit: 'DAY', multiple: 1 } as const;

type FieldProfiles = NonNullable<StoredOf<typeof datasetProfile>['fieldProfiles']>;

/** Profiles, usage and operations of the last days. */
export function tableSeries(today: number): readonly DemoProposal[] {
  return TABLES.filter(isQueried).flatMap((table) => [
    ...lastDays(today, USAGE_DAYS).map((day) => usageOf(table, day)),
    ...lastDays(today, USAGE_DAYS)
      .filter((_day, back) => back % PROFILE_STEP === 0)
      .map((day) => profileOf(table, day, today)),
    ...lastDays(today, OPERATION_DAYS).map((day) => operationOn(table, day)),
  ]);
}

function isQueried({ platform }: DemoTable): boolean {
  return platform !== 'kafka' && platform !== 's3';
}

function usageOf(table: DemoTable, day: number): DemoProposal {
  const seed = `${table.name} ${day}`;
  const users = Object.keys(PEOPLE).filter((id) => id === table.owner || figure(`${seed} ${id}`, 0, 9) < 2);
  const userCounts = users.map((id) => ({ user: user(id), count: figure(`${seed} ${id}`, 1, 25) }));
  const columns = columnsOf(table).filter(({ name }) => figure(`${seed} ${name}`, 0, 9) < 6);
  return proposal(dataset(table), datasetUsageStatistics, {
    timestampMillis: day,
    eventGranularity: DAILY,
    uniqueUserCount: users.length,
    totalSqlQueries: userCounts.reduce((sum, { count }) => sum + count, 0),
    topSqlQueries: Object.values(QUERIES)
      .filter(({ reads }) => table.name in reads)
      .map(({ statement }) => statement),
    userCounts,
    fieldCounts: columns.map(({ name }) => ({ fieldPath: name, count: figure(`${seed} ${name}`, 1, 12) })),
  });
}

function profileOf(table: DemoTable, day: number, today: number): DemoProposal {
  const daysAgo = (today - day) / DAY_MS;
  const first = figure(table.name, 1_200, 250_000);
  const rowCount = first - Math.round((first * daysAgo) / 400);
  return proposal(dataset(table), datasetProfile, {
    timestampMillis: day,
    rowCount,
    columnCount: columnsOf(table).length,
    sizeInBytes: rowCount * figure(table.name, 40, 400),
    ...(daysAgo === 0 && { fieldProfiles: fieldProfiles(table, rowCount) }),
  });
}

function fieldProfiles(table: DemoTable, rows: number): FieldProfiles {
  return columnsOf(table).map((column) => {
    const seed = `${table.name} ${column.name}`;
    const uniqueCount = column.isKey ? rows : Math.max(1, Math.round((rows * figure(seed, 1, 60)) / 100));
    const nullCount = column.isKey ? 0 : Math.round((rows * figure(`${seed} null`, 0, 5)) / 100);
    return {
      fieldPath: column.name,
      uniqueCount,
      uniqueProportion: uniqueCount / rows,
      nullCount,
      nullProportion: nullCount / rows,
      ...range(column, seed),
    };
  });
}

function range({ type }: DemoColumn, seed: string): Partial<FieldProfiles[number]> {
  if (type !== 'int' && type !== 'decimal') return {};
  const max = figure(`${seed} max`, 50, 9_000);
  return { min: '0', max: String(max), mean: String(max / 2), median: String(Math.round(max / 2.4)) };
}

function operationOn(table: DemoTable, day: number): DemoProposal {
  const at = eveningBefore(day, OPERATION_HOUR) + figure(table.name, 0, 59) * MINUTE_MS;
  return proposal(dataset(table), operation, {
    timestampMillis: at,
    lastUpdatedTimestamp: at,
    operationType: 'INSERT',
    numAffectedRows: figure(`${table.name} ${day}`, 10, 4_000),
    actor: user(table.owner),
    sourceType: 'DATA_PROCESS',
  });
}
