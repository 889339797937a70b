import type { Access } from './access.js';
import { type DeclaredOperation, type InputAt, operationAt, type OperationSpec, type Place } from './operation.js';

/** A section's place, its default access, and an optional second place. */
export interface SectionOptions<P extends string> extends Place {
  readonly path: P;
  readonly access: Access;
  readonly also?: Place;
}

/** Operations by name, in the order of the document. */
export type Section<P extends string, S extends Readonly<Record<string, OperationSpec>>> = {
  readonly [N in keyof S]: DeclaredOperation<InputAt<`${P}/${S[N]['path']}`, S[N]>>;
};

/** Any section. */
export type AnySection = Readonly<Record<string, DeclaredOperation<unknown>>>;

/** Declares operations below one path. */
export function section<const P extends string, const S extends Readonly<Record<string, OperationSpec>>>(
  { access, also, ...place }: SectionOptions<P>,
  specs: S,
): Section<P, S> {
  const places: readonly [Place, ...Place[]] = also === undefined ? [place] : [place, also];
  const operations = Object.entries(specs).map(([name, spec]) => [name, operationAt(places, access, spec)]);
  return Object.fromEntries(operations) as Section<P, S>;
}
