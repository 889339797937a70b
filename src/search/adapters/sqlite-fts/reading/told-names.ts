import type { SearchClause, SearchQuery, ToldClause } from '../../../search-query.js';
import type { DocumentValues } from '../file/document-values.js';
import type { IndexView } from './index-view.js';
import { namedProbes, type ValueProbe } from './value-probes.js';
import { valueTest } from './value-test.js';

/** Finds the names that hits tell: of fields in which they meet the text, and of conditions that they meet. */
export class ToldNames {
  private readonly probes: readonly ValueProbe[];
  private readonly always: readonly string[];
  private readonly tests: readonly { readonly name: string; readonly meets: (id: number) => boolean }[];

  constructor(
    private readonly view: IndexView,
    { plan, told }: SearchQuery,
  ) {
    this.probes = told === undefined ? [] : namedProbes(plan);
    this.always = (told ?? []).flatMap(({ name, clause }) => (clause === undefined ? [name] : []));
    this.tests = (told ?? []).flatMap((one) => this.testOf(one) ?? []);
  }

  /** The names that a document tells, each once. */
  of(id: number): ReadonlySet<string> {
    const names = new Set(this.always);
    for (const { name, meets } of this.tests) if (!names.has(name) && meets(id)) names.add(name);
    if (this.probes.length === 0) return names;
    const values = this.view.values(id);
    for (const { fields, test } of this.probes)
      for (const { name } of fields) if (!names.has(name) && someText(values, name, test)) names.add(name);
    return names;
  }

  private testOf({ name, clause }: ToldClause): { name: string; meets: (id: number) => boolean } | undefined {
    if (clause === undefined) return undefined;
    const tests = clause.fields.map((field) => ({
      field,
      test: valueTest(field.kind, clause.condition, clause.values),
    }));
    const meets = (id: number): boolean =>
      tests.some(({ field, test }) => this.texts(id, field).some(test)) !== clause.negated;
    return { name, meets };
  }

  private texts(id: number, { name, kind }: SearchClause['fields'][number]): readonly string[] {
    if (kind === 'entityType') return [this.view.typeName(id)];
    if (name === 'urn') return [this.view.documents.urn(id)];
    return (this.view.indexedValuesOf(id).get(name) ?? []).map(String);
  }
}

function someText(values: DocumentValues, name: string, test: (text: string) => boolean): boolean {
  return (values.get(name) ?? []).some((value) => typeof value === 'string' && test(value));
}
