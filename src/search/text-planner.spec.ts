import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../model/index.js';
import { SearchSchema } from './search-schema.js';
import type { WeightedField } from './search-field.js';
import type { TextPlan } from './text-plan.js';
import { TextPlanner } from './text-planner.js';

const planner = new TextPlanner(new SearchSchema(ModelRegistry.standard()));

const plan = (text: string, fulltext = true, fieldConfiguration?: string): TextPlan =>
  planner.plan(text, ['dataset'], { fulltext, fieldConfiguration });

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
    expect(planner.plan('*', ['dataHubPolicy'], { fulltext: true }).functions).toEqual([]);
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

  it.each(['"fct users"', "'fct users'"])('should not look for the words of %s one by one', (text) => {
    const quoted = plan(text);
    expect(quoted).toMatchObject({ text, unquoted: 'fct users', simple: undefined });
    expect(quoted.exact.length).toBeGreaterThan(0);
    expect(quoted.wordGrams.length).toBeGreaterThan(0);
  });

  it('should read the syntax of Lucene in structured mode', () => {
    for (const structured of [plan('name:a', false), plan('\\/q name:a'), plan('\\/q name:a', false)]) {
      expect(structured).toMatchObject({ text: 'name:a', simple: undefined });
      expect(boost(structured.structured ?? [], 'name', 'wordGrams2')).toBe(12);
      expect(structured.exact.length).toBeGreaterThan(0);
    }
  });

  it('should cut leading colons', () => {
    expect(plan('::name').text).toBe('name');
  });

  it('should leave columns out when they are not wanted', () => {
    const named = (one: TextPlan): readonly string[] =>
      (one.simple ?? []).flatMap(({ fields }) => fields.map(({ name, variant }) => `${name} ${variant}`));
    expect(named(plan('a'))).toContain('fieldPaths keyword');
    expect(named(plan('a', true, 'excludeColumns'))).not.toContain('fieldPaths keyword');
    expect(named(plan('a', true, 'excludeColumns'))).toContain('fieldPaths delimited');
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
    expect(() => plan(text)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  it.each(['a'.repeat(500), 'java', 'ldap groups', 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'a\tb\nc'])(
    'should accept %j',
    (text) => {
      expect(plan(text).exact.length).toBeGreaterThan(0);
    },
  );
});
