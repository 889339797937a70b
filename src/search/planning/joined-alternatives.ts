import type { SearchClause, SearchCondition, SearchFilter } from '../search-query.js';

/** Conditions that one clause puts to several values at once: any of them may hold. */
const SEVERAL_VALUES: ReadonlySet<SearchCondition> = new Set([
  'EQUAL',
  'IEQUAL',
  'CONTAIN',
  'PREFIX',
  'START_WITH',
  'END_WITH',
] as const);

/** Alternatives with more clauses are left as they are. */
const MOST_CLAUSES = 16;

/** A conjunction with a number for each of its clauses; equal clauses have equal numbers. */
interface Alternative {
  readonly clauses: readonly SearchClause[];
  readonly numbers: readonly number[];
}

/**
 * The same filter with fewer alternatives: equal ones stand once, and those that differ only in the values of one
 * clause become one with the values of all. Equal clauses of the answer are one object, so that engines can tell what
 * they have looked at.
 */
export function joinedAlternatives(filter: SearchFilter): SearchFilter {
  if (filter.length < 2) return filter;
  const known = new KnownClauses();
  let alternatives = filter.map((clauses) => known.alternative(clauses));
  for (let place = 0; place < MOST_CLAUSES; place += 1) {
    const joinable = alternatives.some(({ clauses }) => place < clauses.length && clauses.length <= MOST_CLAUSES);
    if (!joinable || alternatives.length < 2) break;
    alternatives = joinedAt(place, alternatives, known);
  }
  return distinct(alternatives).map(({ clauses }) => clauses);
}

function joinedAt(place: number, alternatives: readonly Alternative[], known: KnownClauses): Alternative[] {
  const groups = new Map<string, Alternative[]>();
  alternatives.forEach((alternative, at) => {
    const key = keyWithout(place, alternative, known) ?? `alone ${String(at)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [alternative]);
    else group.push(alternative);
  });
  return [...groups.values()].map((group) => joined(place, group, known));
}

/** What alternatives have in common that can be joined at a place; undefined for one that cannot. */
function keyWithout(place: number, { clauses, numbers }: Alternative, known: KnownClauses): string | undefined {
  const clause = clauses[place];
  if (clause === undefined || clauses.length > MOST_CLAUSES) return undefined;
  if (clause.negated || !SEVERAL_VALUES.has(clause.condition)) return undefined;
  const others = numbers.filter((_, at) => at !== place);
  return `${String(known.headNumber(clause))}:${others.join(',')}`;
}

function joined(place: number, group: readonly Alternative[], known: KnownClauses): Alternative {
  const [first] = group;
  const clause = first?.clauses[place];
  if (first === undefined || clause === undefined || group.length === 1) return first ?? known.alternative([]);
  const values = new Set(group.flatMap(({ clauses }) => clauses[place]?.values ?? []));
  return known.alternative(first.clauses.with(place, { ...clause, values: [...values] }));
}

function distinct(alternatives: readonly Alternative[]): readonly Alternative[] {
  return [...new Map(alternatives.map((one) => [one.numbers.join(','), one])).values()];
}

/** Tells equal clauses by what they say. */
class KnownClauses {
  private readonly numbers = new Map<string, number>();
  private readonly clauses = new Map<number, SearchClause>();
  private readonly numbersOfObjects = new Map<SearchClause, number>();

  alternative(clauses: readonly SearchClause[]): Alternative {
    const numbers = clauses.map((clause) => this.number(clause));
    return { numbers, clauses: numbers.map((number, at) => this.clauses.get(number) ?? clauses[at]) as SearchClause[] };
  }

  /** The number of what a clause says but for its values. */
  headNumber({ fields, condition }: SearchClause): number {
    return this.numberOf(JSON.stringify([fields, condition]));
  }

  private number(clause: SearchClause): number {
    const known = this.numbersOfObjects.get(clause);
    if (known !== undefined) return known;
    const { fields, condition, values, negated } = clause;
    const number = this.numberOf(JSON.stringify([fields, condition, values, negated]));
    if (!this.clauses.has(number)) this.clauses.set(number, clause);
    this.numbersOfObjects.set(clause, number);
    return number;
  }

  private numberOf(text: string): number {
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }
}
