import type { Attempt } from './history-writers.js';
import { type Promised, tagUrn } from './history-writes.js';
import type { AspectValue, StoredVersion, ToldChange } from './stored-history.js';

/** What is known of a store after writers have ended and its services are well again. */
export interface WholeHistory {
  /** Those of one writer in its order. */
  readonly attempts: readonly Attempt[];
  /** The oldest of each aspect first. */
  readonly versions: readonly StoredVersion[];
  /** In the order in which the events tell them. */
  readonly changes: readonly ToldChange[];
}

/** The aspects that the writers write. */
export const WRITTEN_ASPECTS = ['datasetProperties', 'globalTags', 'tagProperties'];

/**
 * What contradicts the promises of the service, in words: an acknowledged write that is not there, a denied one that
 * is, writes of one writer in another order, a batch that is there in part, a gap in the versions, and events that tell
 * another history than the versions.
 */
export function contradictions({ attempts, versions, changes }: WholeHistory): readonly string[] {
  const stored = groupedByAspect(versions);
  const mortals = new Set(attempts.flatMap(({ promised }) => (promised.kind === 'dead' ? promised.urn : [])));
  const isMortal = ({ promised }: Attempt): boolean => promised.kind === 'born' && mortals.has(promised.urn);
  return [
    ...attempts.filter(({ told }) => told === 'broken').map(({ answer }) => `broken: ${answer}`),
    ...attempts.filter((attempt) => !isMortal(attempt)).flatMap((attempt) => againstAttempt(attempt, stored)),
    ...[...stored.values()].flatMap(againstNumbers),
    ...againstOrder(attempts, stored),
    ...againstEvents(stored, changes),
  ];
}

type Stored = ReadonlyMap<string, readonly StoredVersion[]>;

function againstAttempt({ promised, told, answer }: Attempt, stored: Stored): readonly string[] {
  const facts = factsOf(promised, stored);
  const isWhole = facts.every((fact) => fact === facts[0]);
  const isUntrue = (told === 'fine' && !facts[0]) || (told === 'nothing' && facts[0] && promised.kind !== 'dead');
  if (isWhole && !isUntrue) return [];
  return [`${promised.kind} ${promised.mark} was told ${told} (${answer}) and is there: ${facts.join(', ')}`];
}

/** Whether what a write promises is there: of a batch, of each of its entities. */
function factsOf(promised: Promised, stored: Stored): readonly boolean[] {
  const versionsOf = (urn: string, aspect: string): readonly StoredVersion[] => stored.get(`${urn} ${aspect}`) ?? [];
  switch (promised.kind) {
    case 'marked':
      return promised.urns.map((urn) =>
        versionsOf(urn, 'datasetProperties').some(({ value }) => value.description === promised.mark),
      );
    case 'listed':
      return [tagsOf(versionsOf(promised.urn, 'globalTags').at(-1)?.value).includes(tagUrn(promised.mark))];
    case 'born':
      return [versionsOf(promised.urn, 'tagProperties').length === 1];
    case 'dead':
      return [versionsOf(promised.urn, 'tagProperties').length === 0];
  }
}

function tagsOf(value: AspectValue | undefined): readonly string[] {
  return (value?.tags ?? []).map(({ tag }) => tag);
}

/** The latest version has the number of all versions; the others are stored under their numbers, without a gap. */
function againstNumbers(versions: readonly StoredVersion[]): readonly string[] {
  const numbers = versions.map(({ version, number }) => [version, number]);
  const wanted = versions.map((_version, at) => [at === versions.length - 1 ? 0 : at + 1, at + 1]);
  if (JSON.stringify(numbers) === JSON.stringify(wanted)) return [];
  return [`the versions of ${nameOf(versions)} are numbered ${JSON.stringify(numbers)}`];
}

/** Writes of one writer to one entity are there in its order, each once. */
function againstOrder(attempts: readonly Attempt[], stored: Stored): readonly string[] {
  const places = new Map(attempts.map(({ promised }, at) => [promised.mark, at]));
  return [...stored.values()].flatMap((versions) => {
    if (versions[0]?.aspect !== 'datasetProperties') return [];
    const order = versions.map(({ value }) => places.get(value.description ?? '') ?? -1);
    const isInOrder = order.every((place, at) => place > (order[at - 1] ?? -1));
    return isInOrder
      ? []
      : [`the values of ${nameOf(versions)} are ${versions.map(({ value }) => markOf(value)).join(', ')}`];
  });
}

/**
 * The events of an aspect are its versions, each once and with the value before it; a deleted entity has none, and an
 * event that its key was deleted.
 */
function againstEvents(stored: Stored, changes: readonly ToldChange[]): readonly string[] {
  const told = groupedByAspect(changes);
  const deleted = new Set(changes.flatMap(({ urn, changeType }) => (changeType === 'DELETE' ? urn : [])));
  return [...new Set([...stored.keys(), ...told.keys()])].flatMap((key) => {
    const [versions, events] = [(stored.get(key) ?? []).map(({ value }) => markOf(value)), told.get(key) ?? []];
    const values = events.map(({ value }) => markOf(value));
    const before = events.map(({ previous }) => markOf(previous));
    const isTold = sameTexts(versions, deleted.has(events[0]?.urn ?? '') ? [] : values);
    if (isTold && sameTexts(before, ['', ...values].slice(0, -1))) return [];
    const steps = values.map((value, at) => `${before[at]} > ${value}`);
    return [`the versions of ${key} are ${versions.join(', ')}, and its events ${steps.join('; ')}`];
  });
}

/** What tells one value of an aspect from another. */
function markOf(value: AspectValue | undefined): string {
  return value?.description ?? value?.name ?? tagsOf(value).join(' ');
}

function nameOf(versions: readonly StoredVersion[]): string {
  return `${versions[0]?.urn} ${versions[0]?.aspect}`;
}

function sameTexts(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((text, at) => text === others[at]);
}

function groupedByAspect<T extends { readonly urn: string; readonly aspect: string }>(
  items: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    if (!WRITTEN_ASPECTS.includes(item.aspect)) continue;
    const key = `${item.urn} ${item.aspect}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
