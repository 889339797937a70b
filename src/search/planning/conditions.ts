import { invalidArgument } from '../../foundation/common/errors.js';
import type { SearchCondition } from '../search-query.js';

/** A condition, and whether the caller's name for it negates it. */
export interface NamedCondition {
  readonly condition: SearchCondition;
  readonly isNegation: boolean;
}

const SAME_NAME: readonly SearchCondition[] = [
  'EQUAL',
  'IEQUAL',
  'CONTAIN',
  'START_WITH',
  'END_WITH',
  'EXISTS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL_TO',
];

/** Names equivalent to EQUAL when a filter is resolved; hierarchies have already been expanded to lists of values. */
const EQUAL_NAMES = ['IN', 'ANCESTORS_INCL', 'DESCENDANTS_INCL', 'RELATED_INCL'];

const BY_NAME: ReadonlyMap<string, NamedCondition> = new Map<string, NamedCondition>([
  ...SAME_NAME.map((condition) => entry(condition, condition)),
  ...EQUAL_NAMES.map((name) => entry(name, 'EQUAL')),
  ['IS_NULL', { condition: 'EXISTS', isNegation: true }],
]);

const RANGES: ReadonlySet<SearchCondition> = new Set(SAME_NAME.filter((name) => name.includes('_THAN')));
const PARTS: ReadonlySet<SearchCondition> = new Set(['CONTAIN', 'START_WITH', 'END_WITH'] as const);

/** The condition of that name, EQUAL by default. Throws `INVALID_ARGUMENT` for an unknown name. */
export function namedCondition(name: string | undefined): NamedCondition {
  const found = BY_NAME.get(name ?? 'EQUAL');
  if (found !== undefined) return found;
  throw invalidArgument(`Unsupported condition: ${String(name)}; use one of ${[...BY_NAME.keys()].join(', ')}`);
}

/** Whether the condition is a range comparison. */
export function isRange(condition: SearchCondition): boolean {
  return RANGES.has(condition);
}

/** Whether the condition matches a part of a text. */
export function isPart(condition: SearchCondition): boolean {
  return PARTS.has(condition);
}

function entry(name: string, condition: SearchCondition): [string, NamedCondition] {
  return [name, { condition, isNegation: false }];
}
