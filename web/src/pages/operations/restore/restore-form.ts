import { localTime, timeOfLocal } from '../local-time.js';

/** Parameters of a restore as the API takes them; absent ones have the API's defaults. */
export interface RestoreParameters {
  readonly urn?: string;
  readonly urnLike?: string;
  readonly aspect?: string;
  readonly start?: number;
  readonly batchSize?: number;
  readonly limit?: number;
  readonly gePitEpochMs?: number;
  readonly lePitEpochMs?: number;
  readonly createDefaultAspects?: boolean;
  readonly lastUrn?: string;
  readonly lastAspect?: string;
  readonly clean?: boolean;
}

const TEXTS = ['urn', 'urnLike', 'aspect', 'lastUrn', 'lastAspect'] as const;
const NUMBERS = ['start', 'batchSize', 'limit'] as const;
const TIMES = ['gePitEpochMs', 'lePitEpochMs'] as const;

/** Names of the fields with a line of text, a number or a time. */
export type RestoreField = (typeof TEXTS)[number] | (typeof NUMBERS)[number] | (typeof TIMES)[number];

/** The values of the form as its inputs have them. */
export type RestoreForm = Readonly<Record<RestoreField, string>> & { readonly createDefaultAspects: boolean };

/** The form at first: all rows, in batches of 500. */
export const FIRST_FORM: RestoreForm = {
  urn: '',
  urnLike: '',
  aspect: '',
  lastUrn: '',
  lastAspect: '',
  start: '',
  batchSize: '500',
  limit: '0',
  gePitEpochMs: '',
  lePitEpochMs: '',
  createDefaultAspects: false,
};

/** What the API gets of a form: everything that is filled in. */
export function parametersOf(form: RestoreForm): RestoreParameters {
  return {
    ...filled(TEXTS, (name) => form[name].trim() || undefined),
    ...filled(NUMBERS, (name) => (form[name] === '' ? undefined : Number(form[name]))),
    ...filled(TIMES, (name) => timeOfLocal(form[name])),
    ...(form.createDefaultAspects && { createDefaultAspects: true }),
  };
}

/** The form of an address, which has the parameters under the API's names; `FIRST_FORM` without any. */
export function formOf(query: URLSearchParams): RestoreForm {
  const names = [...TEXTS, ...NUMBERS, ...TIMES];
  if (![...names, 'createDefaultAspects'].some((name) => query.has(name))) return FIRST_FORM;
  return {
    ...FIRST_FORM,
    ...filled([...TEXTS, ...NUMBERS], (name) => query.get(name) ?? ''),
    ...filled(TIMES, (name) => localTime(timeIn(query.get(name)))),
    createDefaultAspects: query.get('createDefaultAspects') === 'true',
  };
}

/** Parameters as the query of an address. */
export function queryOf(parameters: RestoreParameters): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
}

/** Whether a restore reads every row. */
export function isOfAllRows(parameters: RestoreParameters): boolean {
  const { limit, batchSize: _, createDefaultAspects: __, ...narrowing } = parameters;
  return limit === 0 && Object.keys(narrowing).length === 0;
}

function timeIn(text: string | null): number | undefined {
  const time = Number(text ?? NaN);
  return Number.isSafeInteger(time) ? time : undefined;
}

function filled<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value | undefined,
): Partial<Record<Name, Value>> {
  const entries = names.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<Record<Name, Value>>;
}
