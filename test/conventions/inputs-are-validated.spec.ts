import { describe, expect, it } from '@jest/globals';
import { declaredInputs, type InputClass, type Inputs, inputsOf } from '../support/graphql/input-classes.js';

/** Decorators of the fields that say nothing about their values. */
const WITHOUT_RULES = new Set(['Field', 'Type', 'HideField']);

/** Fields whose rules do not count there, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'TagAssociationUpdate.tag': 'only the urn of the tag counts, its name is not stored',
};

/**
 * Where rules of an input class are never applied: fields that hold such a class without saying that it is to be
 * validated, and arguments that do not come through the pipe as one value of their class.
 */
function unvalidated({ classes, arguments: declared }: Inputs): readonly string[] {
  const byName = new Map(classes.map((one) => [one.name, one]));
  const fields = classes.flatMap(({ name, fields }) =>
    fields
      .filter(({ types }) => types.some((type) => hasRules(type, byName)))
      .filter(({ decorators }) => !['ValidateNested', 'Type'].every((needed) => decorators.includes(needed)))
      .map((field) => `${name}.${field.name}`),
  );
  const places = declared.filter(({ types, isPiped }) => !isPiped && types.some((type) => hasRules(type, byName)));
  return [...fields.filter((field) => !(field in EXEMPT)), ...places.map(({ place }) => place)];
}

/** Whether a class, one that it is made from, or one that it holds has rules. */
function hasRules(name: string, classes: ReadonlyMap<string, InputClass>, seen = new Set<string>()): boolean {
  const found = classes.get(name);
  if (found === undefined || seen.has(name)) return false;
  seen.add(name);
  const held = found.fields.filter((field) => !(`${name}.${field.name}` in EXEMPT)).flatMap(({ types }) => types);
  return (
    found.fields.some(({ decorators }) => decorators.some((decorator) => !WITHOUT_RULES.has(decorator))) ||
    [...found.bases, ...held].some((other) => hasRules(other, classes, seen))
  );
}

const RULED = `@InputType() class Ruled { @Matches(/a/) readonly name!: string; }`;

describe('The rules of inputs', () => {
  it('should all be applied', () => {
    const inputs = declaredInputs();
    expect(inputs.classes.length).toBeGreaterThan(200);
    expect(unvalidated(inputs)).toEqual([]);
  });

  it.each([
    ['a field', '@InputType() class Outer { readonly inner!: Ruled; }', ['Outer.inner']],
    ['a list', '@InputType() class Outer { readonly inner?: Ruled[] | null; }', ['Outer.inner']],
    ['half of it', '@InputType() class Outer { @ValidateNested() readonly inner!: Ruled; }', ['Outer.inner']],
    ['a field of a field', '@InputType() class A { readonly b!: B; } @InputType() class B extends Ruled {}', ['A.b']],
    ['an argument that is a list', 'class R { m(@Args("i") i: Ruled[]) {} }', ['src/a.ts:1']],
    ['an argument of a field', 'class M { @FieldArgument("i", () => Ruled, {}) readonly f!: string; }', ['src/a.ts:1']],
    ['nothing', '@InputType() class A { @ValidateNested() @Type(() => Ruled) readonly inner!: Ruled; }', []],
    ['no argument', 'class R { m(@Args("i") i: Ruled) {} }', []],
  ])('should be checked by a test that can fail: %s', (_, text, found) => {
    expect(unvalidated(inputsOf('src/a.ts', `${RULED} ${text}`))).toEqual(found);
  });
});
