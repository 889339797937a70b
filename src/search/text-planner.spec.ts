import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../model/index.js';
import { SearchSchema } from './search-schema.js';
import type { WeightedField } from './search-field.js';
import type { TextPlan } from './text-plan.js';
import { TextPlanner } from './text-planner.js';

const schema = new SearchSchema(ModelRegistry.standard());

const planFor = (types: readonly string[], text: string): TextPlan =>
  new TextPlanner(schema).plan(text, types, { fulltext: true });
const plan = (text: string, fulltext = true, fieldConfiguration?: string): TextPlan =>
  new TextPlanner(schema).plan(text, ['dataset'], { fulltext, fieldConfiguration });

const boost = (fields: readonly WeightedField[], name: string, variant: WeightedField['variant']): number =>
  Number(fields.find((field) => field.name === name && field.variant === variant)?.boost.toFixed(4));

describe('TextPlanner', () => {
  it.each(['', ' ', '*', ' * ', ':', '\\/q *'])('should ask for everything by "%s"', (text) => {
    expect(plan(text)).toMatchObject({
      text: '*',
      simple: undefined,
      structured: undefined,
      exact: [],
      phrasePrefix: [],
      wordGrams: [],
      functionsReplaceScore: true,
    });
    expect(plan(text, false)).toEqual(plan(text));
  });

  it('should weigh everything by what is known of it', () => {
    expect(
      Object.fromEntries(plan('*').functions.map((one) => ['field' in one ? one.field.name : '', one.weight])),
    ).toEqual({
      hasActiveIncidents: 2,
      hasDescription: 1.25,
      hasOwners: 1.25,
      hasDomain: 1.1,
      hasGlossaryTerms: 1.1,
      hasTags: 1.1,
      hasRowCount: 1.05,
      hasColumnCount: 1.05,
      deprecated: 0.25,
    });
    expect(planFor(['dataHubPolicy'], '*').functions).toEqual([]);
  });

  it('should look for words in groups of one analyzer', () => {
    const { simple = [], structured } = plan('fct users');
    expect(structured).toBeUndefined();
    expect(simple.map(({ analyzer }) => analyzer)).toEqual(['keyword', 'delimited', 'delimited']);
    const [whole, words, urns] = simple.map(({ fields }) => fields);
    expect(boost(whole ?? [], 'urn', 'keyword')).toBe(10);
    expect(boost(words ?? [], 'name', 'delimited')).toBe(4);
    expect(boost(urns ?? [], 'tags', 'delimited')).toBe(0.5);
    expect(urns?.map(({ name }) => name)).not.toContain('urn');
  });

  it('should look for whole values, beginnings and runs of words', () => {
    const { exact, phrasePrefix, wordGrams, functions, functionsReplaceScore } = plan('fct users');
    expect(boost(exact, 'name', 'keyword')).toBe(160);
    expect(boost(exact, 'urn', 'keyword')).toBe(160);
    expect(exact.map(({ name }) => name)).not.toContain('platform');
    expect(boost(phrasePrefix, 'name', 'delimited')).toBe(4.4);
    expect(boost(phrasePrefix, 'urn', 'delimited')).toBe(5.5);
    expect(boost(wordGrams, 'name', 'wordGrams2')).toBe(14.4);
    expect(boost(wordGrams, 'name', 'wordGrams3')).toBe(22.5);
    expect(boost(wordGrams, 'name', 'wordGrams4')).toBe(32.4);
    expect(functions).toEqual([{ field: { name: 'deprecated', kind: 'boolean' }, weight: 0.25 }]);
    expect(functionsReplaceScore).toBe(false);
  });

  it('should weigh columns and steps of pipelines less than the assets beside them', () => {
    const steps = ['dataJob', 'dataFlow', 'mlFeature', 'mlPrimaryKey'];
    const ofTypes = (types: readonly string[], text = 'fct users'): readonly unknown[] =>
      planFor(types, text).functions.filter((one) => 'entityTypes' in one);
    expect(ofTypes(['dataset', 'schemaField', ...steps])).toEqual([
      { entityTypes: ['schemaField'], weight: 1 / 8 },
      { entityTypes: steps, weight: 1 / 2 },
    ]);
    expect(ofTypes(['dataFlow', 'dataset'])).toEqual([{ entityTypes: ['dataFlow'], weight: 1 / 2 }]);
    expect(ofTypes(['dataset', 'chart'])).toEqual([]);
    expect(ofTypes(['dataJob', 'dataFlow'])).toEqual([]);
    expect(ofTypes(['dataset', 'schemaField'], '*')).toEqual([]);
  });

  it('should look for names in other spellings, of entities and of columns', () => {
    expect(plan('orders').names).toEqual({
      spellings: expect.arrayContaining(['orders', 'order']) as unknown,
      fields: [
        { name: '_entityName', type: 'KEYWORD', variant: 'keyword', boost: 120 },
        { name: 'fieldPath', type: 'KEYWORD', variant: 'keyword', boost: 480 },
      ],
    });
    expect(plan('"orders"').names?.spellings).toContain('order');
    expect([plan('*'), plan('orders*'), plan('orders', false)].map(({ names }) => names)).toStrictEqual(
      Array(3).fill(undefined),
    );
  });

  it('should leave out groups without fields', () => {
    expect(planFor([], 'fct users').simple?.map(({ analyzer }) => analyzer)).toEqual(['keyword', 'delimited']);
  });

  it('should use each part of a field for what it is made for', () => {
    const { simple = [], exact, phrasePrefix, wordGrams } = plan('fct users');
    const variants = (fields: readonly WeightedField[]): readonly string[] =>
      [...new Set(fields.map(({ variant }) => variant))].sort();
    const isUrn = ({ type }: WeightedField): boolean => type === 'URN' || type === 'URN_PARTIAL';
    expect(simple.map(({ fields }) => variants(fields))).toEqual([['keyword'], ['delimited'], ['delimited']]);
    expect(simple.map(({ fields }) => [fields.some(isUrn), fields.every(isUrn)])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    expect([variants(exact), variants(phrasePrefix)]).toEqual([['keyword'], ['delimited']]);
    expect(variants(wordGrams)).toEqual(['wordGrams2', 'wordGrams3', 'wordGrams4']);
    expect([...exact, ...phrasePrefix].some(isUrn)).toBe(false);
  });

  it('should share the lists of equal plans, and of no others', () => {
    const planner = new TextPlanner(schema);
    const simple = (text: string, types = ['dataset'], fieldConfiguration?: string): unknown =>
      planner.plan(text, types, { fulltext: true, fieldConfiguration }).simple;
    expect(simple('b')).toBe(simple('a'));
    expect(simple('a', ['dataset'], 'excludeColumns')).not.toEqual(simple('a'));
    expect(simple('a', ['corpuser'])).not.toEqual(simple('a'));
    expect(simple('"a"')).toBeUndefined();
    expect(planner.plan('a', ['dataset'], { fulltext: false }).simple).toBeUndefined();
  });

  it.each(['"fct users"', "'fct users'"])('should not look for the words of %s one by one', (text) => {
    const quoted = plan(text);
    expect(quoted).toMatchObject({ text, unquoted: 'fct users', simple: undefined });
    expect(quoted.exact.length).toBeGreaterThan(0);
    expect(quoted.wordGrams.length).toBeGreaterThan(0);
  });

  it('should read the syntax of Lucene in structured mode', () => {
    for (const structured of [plan('name:a', false), plan('\\/q name:a'), plan(' \\/q name:a ', false)]) {
      expect(structured).toMatchObject({ text: 'name:a', simple: undefined });
      expect(boost(structured.structured ?? [], 'name', 'wordGrams2')).toBe(12);
      expect(structured.exact.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['::name', 'name'],
    ['  :: name ', 'name'],
    ['name:', 'name:'],
    ['  \\/q  :name ', 'name'],
    ['*name', '*name'],
  ])('should read "%s" as "%s"', (text, expected) => {
    expect(plan(text).text).toBe(expected);
  });

  it.each([
    [`" fct 'users' "`, 'fct users'],
    ['', '*'],
    ['*', '*'],
    ['\\/q "a"', 'a'],
  ])('should read %s without quotes as %s', (text, unquoted) => {
    expect(plan(text).unquoted).toBe(unquoted);
  });

  it.each(['name "b"', '"b" name', '"b"c'])(
    'should look for the words of %s, which is not quoted as a whole',
    (text) => {
      expect(plan(text).simple).toBeDefined();
    },
  );

  it('should leave columns out when they are not wanted', () => {
    const named = (one: TextPlan): readonly string[] =>
      (one.simple ?? []).flatMap(({ fields }) => fields.map(({ name, variant }) => `${name} ${variant}`));
    expect(named(plan('a'))).toContain('fieldPaths keyword');
    expect(named(plan('a', true, 'excludeColumns'))).not.toContain('fieldPaths keyword');
    expect(named(plan('a', true, 'excludeColumns'))).toContain('fieldPaths delimited');
    expect(named(plan('a', true, 'excludeColumns'))).toContain('name keyword');
    expect(named(plan('a', true, 'excludeColumnHighlight'))).toEqual(named(plan('a')));
  });

  it.each([
    ['a'.repeat(501)],
    ['a\u0000b'],
    ['${jndi:x}'],
    ['LDAP://host/a'],
    ['java.util.Map'],
    ['org.springframework.core'],
    ['x.oastify.com'],
    ['rO0ABXNy'],
  ])('should refuse %j', (text) => {
    const message = text.length > 500 ? '501 characters long; shorten it to at most 500' : 'potentially malicious';
    expect(() => plan(text)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(message) as unknown }),
    );
  });

  it.each(['a'.repeat(500), 'java', 'ldap groups', 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'a\tb\nc'])(
    'should accept %j',
    (text) => {
      expect(plan(text).exact.length).toBeGreaterThan(0);
    },
  );
});
