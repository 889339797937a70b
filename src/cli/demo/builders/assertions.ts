import {
  assertionInfo,
  assertionRunEvent,
  dataContractProperties,
  dataContractStatus,
  dataPlatformInstance,
  type StoredOf,
} from '../../../model/index.js';
import { eveningBefore, lastDays } from '../calendar.js';
import { columnsOf } from '../columns.js';
import { ASSERTIONS, CONTRACTS, type DemoAssertion } from '../content/quality.js';
import { tableNamed } from '../content/tables/all-tables.js';
import { figure } from '../figures.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { assertion, contract, dataset, platform, schemaField } from '../urns.js';
import { nativeType } from './schema.js';

type Info = StoredOf<typeof assertionInfo>;
type Field = NonNullable<NonNullable<Info['fieldAssertion']>['fieldValuesAssertion']>['field'];

/** Nights with results. */
const NIGHTS = 14;
/** Hour of the evening at which checks run. */
const HOUR = 23;

/** Checks of tables, and the contracts that they belong to. */
export function assertions(): readonly DemoProposal[] {
  return [
    ...Object.entries(ASSERTIONS).flatMap(([id, one]) => [
      proposal(assertion(id), assertionInfo, {
        ...infoOf(one),
        description: one.about,
        source: { type: 'EXTERNAL' },
      }),
      proposal(assertion(id), dataPlatformInstance, { platform: platform(tableNamed(one.table).platform) }),
    ]),
    ...Object.entries(CONTRACTS).flatMap(([table, ids]) => contractAspects(table, ids)),
  ];
}

/** Results of the checks in the last nights. */
export function assertionRuns(today: number): readonly DemoProposal[] {
  return Object.entries(ASSERTIONS).flatMap(([id, { table, failed = [] }]) =>
    lastDays(today, NIGHTS).map((day, back) =>
      proposal(assertion(id), assertionRunEvent, {
        timestampMillis: eveningBefore(day, HOUR),
        runId: `${id}-${new Date(day).toISOString().slice(0, 10)}`,
        asserteeUrn: dataset(tableNamed(table)),
        assertionUrn: assertion(id),
        status: 'COMPLETE',
        result: failed.includes(back)
          ? { type: 'FAILURE', rowCount: 10_000, unexpectedCount: figure(`${id} ${back}`, 1, 400) }
          : { type: 'SUCCESS', rowCount: 10_000, unexpectedCount: 0 },
      }),
    ),
  );
}

function infoOf(one: DemoAssertion): Info {
  const entity = dataset(tableNamed(one.table));
  const { check } = one;
  switch (check.kind) {
    case 'fresh':
      return {
        type: 'FRESHNESS',
        freshnessAssertion: {
          type: 'DATASET_CHANGE',
          entity,
          schedule: { type: 'FIXED_INTERVAL', fixedInterval: { unit: 'HOUR', multiple: check.hours } },
        },
      };
    case 'rows':
      return {
        type: 'VOLUME',
        volumeAssertion: {
          type: 'ROW_COUNT_TOTAL',
          entity,
          rowCountTotal: { operator: 'GREATER_THAN_OR_EQUAL_TO', parameters: { value: number(check.min) } },
        },
      };
    case 'sql':
      return {
        type: 'SQL',
        sqlAssertion: {
          type: 'METRIC',
          entity,
          statement: check.statement,
          operator: 'EQUAL_TO',
          parameters: { value: number(0) },
        },
      };
    case 'unique':
      return {
        type: 'DATASET',
        datasetAssertion: {
          dataset: entity,
          scope: 'DATASET_COLUMN',
          fields: [schemaField(entity, check.column)],
          aggregation: 'UNIQUE_PROPORTION',
          operator: 'EQUAL_TO',
          parameters: { value: number(1) },
        },
      };
    default:
      return { type: 'FIELD', fieldAssertion: fieldAssertion(entity, one.table, check) };
  }
}

function fieldAssertion(
  entity: string,
  table: string,
  check: Extract<DemoAssertion['check'], { readonly kind: 'notNull' | 'unique' | 'between' }>,
): NonNullable<Info['fieldAssertion']> {
  const condition =
    check.kind === 'between'
      ? ({
          operator: 'BETWEEN',
          parameters: { minValue: number(check.min), maxValue: number(check.max) },
        } as const)
      : ({ operator: 'NOT_NULL' } as const);
  return {
    type: 'FIELD_VALUES',
    entity,
    fieldPath: check.column,
    fieldValuesAssertion: { field: fieldSpec(table, check.column), ...condition, failThreshold: {} },
  };
}

function fieldSpec(tableName: string, path: string): Field {
  const table = tableNamed(tableName);
  const column = columnsOf(table).find(({ name }) => name === path);
  if (column === undefined) throw new Error(`${tableName} has no column ${path}.`);
  const type = column.type === 'int' || column.type === 'decimal' ? 'NUMBER' : 'STRING';
  return { path, type, nativeType: nativeType(table, column) };
}

function number(value: number): { readonly value: string; readonly type: 'NUMBER' } {
  return { value: String(value), type: 'NUMBER' };
}

function contractAspects(table: string, ids: readonly string[]): readonly DemoProposal[] {
  const isFresh = (id: string): boolean => ASSERTIONS[id]?.check.kind === 'fresh';
  const included = (wanted: boolean): readonly { readonly assertion: string }[] =>
    ids.filter((id) => isFresh(id) === wanted).map((id) => ({ assertion: assertion(id) }));
  return [
    proposal(contract(table), dataContractProperties, {
      entity: dataset(tableNamed(table)),
      freshness: included(true),
      dataQuality: included(false),
    }),
    proposal(contract(table), dataContractStatus, { state: 'ACTIVE' }),
  ];
}
