import type { PlannedWrite, WriteRule } from '../../../aspects/index.js';
import { textAt, textsAt } from '../json-access.js';
import { invalid } from '../rule-failure.js';

const MOST_ITEMS = 100;
const LENGTHS: Readonly<Record<string, number>> = { name: 200, description: 2_000, url: 2_000, pausedReason: 1_000 };
const LISTS = ['entityTypes', 'aspects', 'categories', 'operations', 'domains', 'tags'] as const;
const LONGEST_ITEM = 512;
const OPERATIONS: ReadonlySet<string> = new Set(['UPSERT', 'RESTATE', 'DELETE']);

/** A webhook has an address that can be called, and texts and lists of limited size. */
export const WEBHOOK_CONTENT: WriteRule = {
  aspects: ['webhookInfo'],
  check(planned) {
    if (planned.value === undefined) return;
    const fault = textFault(planned) ?? urlFault(textAt(planned.value, 'url') ?? '') ?? filterFault(planned);
    if (fault !== undefined) throw invalid(planned, fault);
  },
};

function textFault({ value }: PlannedWrite): string | undefined {
  if ((textAt(value, 'name') ?? '').trim() === '') return 'name: must not be empty';
  const long = Object.entries(LENGTHS).find(([field, most]) => (textAt(value, field) ?? '').length > most);
  return long === undefined ? undefined : `${long[0]}: must have at most ${String(long[1])} characters`;
}

function urlFault(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return 'url: must be an address of the form https://<host> or http://<host>';
  if (url.username !== '' || url.password !== '') return 'url: must not contain a user name or a password';
  return url.hash === '' ? undefined : 'url: must not contain a fragment';
}

function filterFault({ value }: PlannedWrite): string | undefined {
  for (const name of LISTS) {
    const items = textsAt(value, 'filter', name);
    if (items.length > MOST_ITEMS) return `filter.${name}: must have at most ${String(MOST_ITEMS)} items`;
    if (items.some((item) => item === '' || item.length > LONGEST_ITEM))
      return `filter.${name}: each item must have 1 to ${String(LONGEST_ITEM)} characters`;
  }
  const unknown = textsAt(value, 'filter', 'operations').find((operation) => !OPERATIONS.has(operation));
  if (unknown !== undefined) return `filter.operations: "${unknown}" is none of ${[...OPERATIONS].join(', ')}`;
  const pattern = textAt(value, 'filter', 'urnPattern') ?? '';
  return pattern.length > LONGEST_ITEM
    ? `filter.urnPattern: must have at most ${String(LONGEST_ITEM)} characters`
    : undefined;
}
