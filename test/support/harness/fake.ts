/** Of a function only that it is one: what it takes and returns is the test's choice. */
type Loose<Value> = Value extends (...args: never[]) => unknown ? (...args: never[]) => unknown : Value;

type LooseMembers<T> = { readonly [Name in keyof T]?: Loose<T[Name]> };

/** Members of `T`, and of what they hold, as far as a test states them. A name that `T` lacks is an error. */
export type FakeMembers<T> = { readonly [Name in keyof T]?: Loose<T[Name]> | LooseMembers<T[Name]> };

/** A `T` that has only the given members, for code that uses no others. */
export function fake<T extends object>(members: FakeMembers<T>): T {
  return members as T;
}
