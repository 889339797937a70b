import type { AppConfig } from '../../foundation/config/index.js';
import { durationText, grouped } from '../../foundation/common/amount-text.js';
import type { StorePlan, TakeoverView, TypeCount } from '../../operations/index.js';
import type { FoundSeries } from '../../timeseries/index.js';
import type { MigrationPlan } from './migrate-plan.js';

/** Rows per second that one process built, measured on two cores shared with the engines. */
const ROWS_PER_SECOND = 4_500;
const DOCUMENTS_PER_SECOND = 600;
const SERIES_PER_SECOND = 20_000;

const LISTED = 12;

const STATES: Readonly<Record<StorePlan['state'], string>> = {
  empty: 'there are no rows: nothing is to be taken over',
  due: 'used by DataHub alone so far',
  running: 'is being taken over',
  done: 'in use by this service: nothing is to be taken over',
};

const WAYS: Readonly<Record<FoundSeries['way'], string>> = {
  adopt: 'used where they are',
  rebuild: 'copied into an index of the right form, which takes the place of the old one',
  copy: 'copied',
  leave: 'left: the model has no such series',
};

/** The plan as text. */
export function planText({ store, series }: MigrationPlan, config: AppConfig): string {
  const lines = [line('Database', `${store.engine}, ${STATES[store.state]}`)];
  if (store.state !== 'empty') lines.push(...storeLines(store), ...seriesLines(series), ...keyLines(store, config));
  if (store.state === 'due') lines.push(...buildLines(store, series ?? [], config));
  return `${lines.join('\n')}\n`;
}

/** The result of a takeover as text; undefined = there was nothing to take over. */
export function takenOverText(view: TakeoverView | undefined): string {
  if (view === undefined)
    return 'There is nothing to take over: this database was not created by DataHub, or has no rows.\n';
  const { rowsDone = 0, rowsIgnored = 0, edgesWritten = 0, runRowsWritten = 0, seriesDone = 0 } = view;
  const seconds = Math.round(((view.finishedAt ?? view.startedAt) - view.startedAt) / 1_000);
  return [
    `DataHub’s database is taken over; that took ${durationText(seconds)}.`,
    line('Rows', `${grouped(rowsDone)}, of which ${grouped(rowsIgnored)} are unknown to the model`),
    line('Built', `${grouped(edgesWritten)} edges, ${grouped(runRowsWritten)} rows of the listing of runs`),
    line('Time series', `${grouped(seriesDone)} documents`),
    '',
  ].join('\n');
}

function storeLines({ latest, history, types, unknownAspects, wrongCollation }: StorePlan): readonly string[] {
  const unknown = [
    ...types.filter(({ isKnown }) => !isKnown).map(({ entityType, rows }) => `${entityType} (${counted(rows, 'row')})`),
    ...unknownAspects.map(({ entityType, aspect, rows }) => `${aspect} of ${entityType} (${counted(rows, 'row')})`),
  ];
  return [
    line('Rows', `${grouped(latest)} of latest values, ${grouped(history)} of earlier ones`),
    line('Entities', typesText(types)),
    line('Not in the model', unknown.length === 0 ? 'nothing' : shortened(unknown)),
    ...(unknown.length === 0
      ? []
      : [
          line(
            '',
            'These rows stay as they are, and are neither searched nor served; MODEL_PATH can name a model that has them.',
          ),
        ]),
    ...(wrongCollation === undefined
      ? []
      : [line('Collation', `${wrongCollation}: the table is converted to utf8mb4_bin at the start, which copies it`)]),
  ];
}

function typesText(types: readonly TypeCount[]): string {
  return shortened(types.filter(({ isKnown }) => isKnown).map((one) => `${one.entityType} ${grouped(one.entities)}`));
}

function seriesLines(series: readonly FoundSeries[] | undefined): readonly string[] {
  if (series === undefined) {
    return [
      line(
        'Time series',
        'not looked for: TAKEOVER_SEARCH_URL or SEARCH_URL must name DataHub’s Elasticsearch or OpenSearch',
      ),
    ];
  }
  if (series.length === 0)
    return [line('Time series', 'none found; is INDEX_PREFIX, or TAKEOVER_INDEX_PREFIX, DataHub’s?')];
  return series.map(({ entityType, aspectName, documents, way }, at) =>
    line(
      at === 0 ? 'Time series' : '',
      `${aspectName} of ${entityType}, ${counted(documents, 'document')}: ${WAYS[way]}`,
    ),
  );
}

function keyLines({ secrets }: StorePlan, { auth }: AppConfig): readonly string[] {
  if (secrets === undefined) return [];
  const { tokens, passwords, opens } = secrets;
  const hasKeys = auth.signingKey !== undefined && auth.salt !== undefined;
  const tokenText = hasKeys
    ? 'accepted if DATAHUB_TOKEN_SERVICE_SIGNING_KEY and DATAHUB_TOKEN_SERVICE_SALT are DataHub’s'
    : 'not accepted: set DATAHUB_TOKEN_SERVICE_SIGNING_KEY and DATAHUB_TOKEN_SERVICE_SALT to DataHub’s values';
  const secretText =
    opens === true
      ? 'which SECRET_SERVICE_ENCRYPTION_KEY opens'
      : 'cannot be opened: set SECRET_SERVICE_ENCRYPTION_KEY to DataHub’s value (ENCRYPTION_KEY unless it was set)';
  return [
    ...(tokens === 0 ? [] : [line('Access tokens', `${grouped(tokens)}, ${tokenText}`)]),
    ...(opens === undefined
      ? []
      : [
          line('Secrets', `${counted(secrets.secrets, 'secret')} and ${counted(passwords, 'password')}, ${secretText}`),
        ]),
  ];
}

function buildLines(
  { types, latest }: StorePlan,
  series: readonly FoundSeries[],
  { takeover }: AppConfig,
): readonly string[] {
  const entities = sum(types.filter(({ isKnown }) => isKnown).map((one) => one.entities));
  const copied = sum(series.filter(({ way }) => way === 'copy' || way === 'rebuild').map(({ documents }) => documents));
  const seconds = Math.ceil(latest / ROWS_PER_SECOND + copied / SERIES_PER_SECOND + entities / DOCUMENTS_PER_SECOND);
  return [
    line(
      'To be built',
      `edges and the listing of runs from ${grouped(latest)} rows, ${grouped(entities)} search documents`,
    ),
    ...(takeover.isInPlace
      ? [
          line(
            'To be replaced',
            'DataHub’s search indices (…index_v2) under the same prefix; another INDEX_PREFIX with TAKEOVER_INDEX_PREFIX for DataHub’s keeps them',
          ),
        ]
      : []),
    line('Time', `roughly ${durationText(seconds)}; the service can be used meanwhile`),
  ];
}

function shortened(texts: readonly string[]): string {
  const more = texts.length - LISTED;
  return more > 0 ? `${texts.slice(0, LISTED).join(', ')} and ${grouped(more)} more` : texts.join(', ');
}

function line(name: string, text: string): string {
  return `${name.padEnd(16)}  ${text}`;
}

function counted(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
