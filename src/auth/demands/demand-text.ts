import { listsBy } from '../../foundation/common/lists-by.js';
import { operationPrivileges, type ApiGroup, type PlainOperation } from '../policies/operation-privileges.js';
import type { Privilege } from '../privileges.js';
import type { Demand, Demands, HeldDemand, OperationDemand, TypedDemand } from './demand.js';
import { placeText } from './place.js';

/** A line of a demand in words: the privilege, and its place. */
export interface DemandLine {
  readonly who: string;
  /** Empty if it concerns no place. */
  readonly on: string;
}

const GROUPS: Readonly<Record<ApiGroup, string>> = {
  ENTITY: 'entities',
  TIMESERIES: 'time series',
  RELATIONSHIP: 'relationships',
  LINEAGE: 'lineage',
  COUNTS: 'counts',
  ANALYTICS: 'analytics',
};

/** The operations that an operation consists of. */
export const PLAIN_OPERATIONS: Readonly<Record<OperationDemand['operation'], readonly PlainOperation[]>> = {
  CREATE: ['CREATE'],
  READ: ['READ'],
  UPDATE: ['UPDATE'],
  DELETE: ['DELETE'],
  EXISTS: ['EXISTS'],
  EXECUTE: ['EXECUTE'],
  MANAGE: ['UPDATE', 'DELETE'],
};

/** A demand in words, line by line; groups that span lines are in parentheses. */
export function demandLines(demand: Demand): readonly DemandLine[] {
  switch (demand.kind) {
    case 'NONE':
      return [{ who: 'every actor', on: '' }];
    case 'CONDITION':
      return [{ who: demand.text, on: '' }];
    case 'HELD':
      return [{ who: oneOf(demand.anyOf), on: heldPlace(demand) }];
    case 'OPERATION':
      return [{ who: operationText(demand), on: placeText(demand.on) }];
    case 'ANY':
      return onePrivilegeLine(demand.of) ?? joined(demand.of, 'or');
    case 'ALL':
      return joined(demand.of, 'and');
    case 'BY_TYPE':
      return typedLines(demand);
    case 'WHERE': {
      const { condition, otherwise } = demand;
      const lines = prefixed(`where ${condition.text}: `, grouped(demandLines(demand.demand)));
      return otherwise.kind === 'NONE' ? lines : [...lines, ...prefixed('else ', grouped(demandLines(otherwise)))];
    }
  }
}

/** A demand in words, in one line. */
export function demandText(demand: Demand): string {
  return demandLines(demand)
    .map(({ who, on }) => {
      if (on === '' || on === 'in general') return who;
      return on.startsWith('in general') ? `${who} ${on}` : `${who} on ${on}`;
    })
    .join(' ');
}

function heldPlace({ on, labels }: HeldDemand): string {
  return labels === undefined ? placeText(on) : `${placeText(on)}, for the ${labels} that are given`;
}

function operationText({ group, operation, on }: OperationDemand): string {
  if (on.kind !== 'TYPE') return `${operation} of ${GROUPS[group]}`;
  const { type } = on;
  const sets = PLAIN_OPERATIONS[operation].map((plain) => oneOf(operationPrivileges(group, plain, type)));
  const [first = '', ...others] = new Set(sets);
  return others.length === 0 ? first : [first, ...others].map(inParentheses).join(' and ');
}

function oneOf(privileges: readonly Privilege[]): string {
  return privileges.join(' or ');
}

function inParentheses(text: string): string {
  return text.includes(' ') ? `(${text})` : text;
}

/** One line or group of lines for types with the same demand. */
function typedLines({ of, otherwise }: TypedDemand): readonly DemandLine[] {
  const sharing = listsBy(Object.entries(of), ([, demand]) => demand);
  return [
    ...[...sharing].flatMap(([demand, entries]) =>
      prefixed(`${entries.map(([type]) => type).join(', ')}: `, grouped(demandLines(demand))),
    ),
    ...(otherwise === undefined ? [] : prefixed('other types: ', grouped(demandLines(otherwise)))),
  ];
}

function joined(demands: Demands, word: string): readonly DemandLine[] {
  return demands.flatMap((demand, at) => {
    const lines = grouped(demandLines(demand));
    return at === 0 ? lines : prefixed(`${word} `, lines);
  });
}

/** The line for demands of the same privileges in general, or on other places. */
function onePrivilegeLine([first, ...others]: Demands): readonly DemandLine[] | undefined {
  if (first.kind !== 'HELD' || first.on.kind !== 'PLATFORM' || others.length === 0) return undefined;
  const places = others.flatMap((one) => (one.kind === 'HELD' && one.anyOf === first.anyOf ? [heldPlace(one)] : []));
  if (places.length < others.length) return undefined;
  return [{ who: oneOf(first.anyOf), on: `in general, or on ${places.join(' or ')}` }];
}

function prefixed(prefix: string, lines: readonly DemandLine[]): readonly DemandLine[] {
  return lines.map(({ who, on }, at) => ({ who: at === 0 ? `${prefix}${who}` : who, on }));
}

function grouped(lines: readonly DemandLine[]): readonly DemandLine[] {
  if (lines.length < 2) return lines;
  const last = lines.length - 1;
  return lines.map(({ who, on }, at) => {
    if (at === 0) return { who: `(${who}`, on };
    return at === last ? { who, on: on === '' ? ')' : `${on})` } : { who, on };
  });
}
