import type { SearchClause, SearchCondition, SearchFilter } from '../search-query.js';

/** Conditions that accept several values in one clause, any of which may match. */
const SEVERAL_VALUES: ReadonlySet<SearchCondition> = new Set([
  'EQUAL',
  'IEQUAL',
  'CONTAIN',
  'PREFIX',
  'START_WITH',
  'END_WITH',
] as const);

/** Alternatives with more clauses are left unchanged. */
const MOST_CLAUSES = 16;

/** A conjunction with a number for each clause; equal clauses have equal numbers. */
interface Alternative {
  readonly clauses: readonly SearchClause[];
  readonly numbers: readonly number[];
}

/**
 * Returns an equivalent filter with fewer alternatives: duplicates are removed, and alternatives that differ only in
 * the values of one clause are merged into one with the values of all. Equal clauses of the result are the same object,
 * so that engines can recognize repeated work.
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

/** The key that is equal for alternatives which can be joined at a place; undefined for one that cannot. */
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

/** Recognizes clauses with equal content. */
class KnownClauses {
  private readonly numbers = new Map<string, number>();
  private readonly clauses = new Map<number, SearchClause>();
  private readonly numbersOfObjects = new Map<SearchClause, number>();

  alternative(clauses: readonly SearchClause[]): Alternative {
    const numbers = clauses.map((clause) => this.number(clause));
    return { numbers, clauses: numbers.map((number, at) => this.clauses.get(number) ?? clauses[at]) as SearchClause[] };
  }

  /** The number of a clause's content without its values. */
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
