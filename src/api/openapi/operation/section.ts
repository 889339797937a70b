import type { Access } from './access.js';
import { type DeclaredOperation, type InputAt, type Method, operationAt, type OperationSpec } from './operation.js';

/** Groups that the document is also served in, one by one. */
export const GROUPS = ['openapi-v3', 'openapi-v2', 'openapi-v1', 'operations', 'openlineage', 'events'] as const;

/** One of `GROUPS`. */
export type Group = (typeof GROUPS)[number];

/** Where operations are served, and where they stand in the document. */
export interface Place<P extends string = string> {
  /** Path with `{name}` for parameters. */
  readonly path: P;
  readonly group: Group;
  readonly tag: string;
}

/** A section's place, what most of its operations ask of their callers, and a second place where it is served. */
export interface SectionOptions<P extends string> extends Place<P> {
  readonly access: Access;
  readonly also?: Place;
}

type Declared<P extends string, R extends string, S extends OperationSpec> = DeclaredOperation<
  InputAt<R extends '' ? P : `${P}/${R}`, S>
>;

/** Operations below one path. Each method declares one; they stand in the document in that order. */
export class Section<P extends string> {
  readonly places: readonly [Place, ...Place[]];
  private readonly declared: DeclaredOperation<unknown>[] = [];
  private readonly access: Access;

  constructor({ path, group, tag, access, also }: SectionOptions<P>) {
    this.places = [{ path, group, tag }, ...(also === undefined ? [] : [also])];
    this.access = access;
  }

  /** What was declared so far. */
  get operations(): readonly DeclaredOperation<unknown>[] {
    return this.declared;
  }

  /** Declares a GET of `path` below the section's; as do the others for their verbs. */
  get<const R extends string, S extends OperationSpec>(path: R, spec: S): Declared<P, R, S> {
    return this.declare('get', path, spec);
  }

  head<const R extends string, S extends OperationSpec>(path: R, spec: S): Declared<P, R, S> {
    return this.declare('head', path, spec);
  }

  post<const R extends string, S extends OperationSpec>(path: R, spec: S): Declared<P, R, S> {
    return this.declare('post', path, spec);
  }

  put<const R extends string, S extends OperationSpec>(path: R, spec: S): Declared<P, R, S> {
    return this.declare('put', path, spec);
  }

  patch<const R extends string, S extends OperationSpec>(path: R, spec: S): Declared<P, R, S> {
    return this.declare('patch', path, spec);
  }

  delete<const R extends string, S extends OperationSpec>(path: R, spec: S): Declared<P, R, S> {
    return this.declare('delete', path, spec);
  }

  private declare<Input>(method: Method, path: string, spec: OperationSpec): DeclaredOperation<Input> {
    const [first, ...others] = this.places.map((place) => below(place.path, path));
    const operation = operationAt<Input>(method, [first ?? path, ...others], this.access, spec);
    this.declared.push(operation);
    return operation;
  }
}

/** The path of what lies at `path` below `base`; `base` itself for an empty one. */
export function below(base: string, path: string): string {
  return path === '' ? base : `${base}/${path}`;
}

/** Begins a section. */
export function section<const P extends string>(options: SectionOptions<P>): Section<P> {
  return new Section(options);
}
