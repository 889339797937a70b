import type { SearchQuery, NamedClause } from '../../../../search-query.js';
import type { HitValues } from '../results/hit-values.js';
import type { IndexView } from '../index-view.js';
import { namedProbes, type ValueProbe } from '../../../../text/value-probes.js';
import { valueTest } from './value-test.js';

/** A condition that hits may name. */
interface NamedTest {
  readonly name: string;
  readonly meets: (document: HitValues) => boolean;
}

/** Finds the names that hits tell: of fields in which they meet the text, and of conditions that they meet. */
export class MatchedNames {
  private readonly probes: readonly ValueProbe[];
  private readonly always: readonly string[];
  private readonly tests: readonly NamedTest[];

  constructor(
    private readonly view: IndexView,
    { plan, namedClauses }: SearchQuery,
  ) {
    this.probes = namedClauses === undefined ? [] : namedProbes(plan);
    this.always = (namedClauses ?? []).flatMap(({ name, clause }) => (clause === undefined ? [name] : []));
    this.tests = (namedClauses ?? []).flatMap((one) => this.testOf(one) ?? []);
  }

  /** The names that a hit shows for a document, each once; of the fields in `known`, only those of conditions. */
  of(document: HitValues, known: ReadonlySet<string>): ReadonlySet<string> {
    const names = new Set(this.always);
    for (const { name, meets } of this.tests) if (!names.has(name) && meets(document)) names.add(name);
    for (const { fields, test } of this.probes)
      for (const { name } of fields)
        if (!known.has(name) && !names.has(name) && someText(document, name, test)) names.add(name);
    return names;
  }

  private testOf({ name, clause }: NamedClause): NamedTest | undefined {
    if (clause === undefined) return undefined;
    const tests = clause.fields.map((field) => ({
      field,
      test: valueTest(field.kind, clause.condition, clause.values),
    }));
    const meets = (document: HitValues): boolean =>
      tests.some(({ field, test }) => this.texts(document, field.name, field.kind).some(test)) !== clause.negated;
    return { name, meets };
  }

  private texts({ id, indexed }: HitValues, name: string, kind: string): readonly string[] {
    if (kind === 'entityType') return [this.view.typeName(id)];
    if (name === 'urn') return [this.view.documents.urn(id)];
    return (indexed.get(name) ?? []).map(String);
  }
}

function someText({ indexed }: HitValues, name: string, test: (text: string) => boolean): boolean {
  return (indexed.get(name) ?? []).some((value) => typeof value === 'string' && test(value));
}
