import type { JsonObject } from '../../../foundation/json/json.js';
import { warnOfUnknown } from '../../../foundation/requests/unknown-parameters.js';
import { pathOf } from '../../../foundation/http/index.js';
import { type Query, textOf } from '../query.js';
import type { Access } from './access.js';
import type { Body } from './body.js';
import type { Shown, ShownPerAspect, ShownPerType } from './shown.js';
import { type Parameter, parameter, type ParameterMap, type ValuesOf } from './parameters.js';
import { TEXT } from './schemas.js';

/** HTTP methods of operations. */
export type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/** Groups that also have a document of their own. */
export const GROUPS = ['openapi-v3', 'openapi-v2', 'openapi-v1', 'operations', 'openlineage', 'events'] as const;

/** One of `GROUPS`. */
export type Group = (typeof GROUPS)[number];

/** Path of operations, and their position in the document. */
export interface Place {
  /** Path with `{name}` for parameters. */
  readonly path: string;
  readonly group: Group;
  readonly tag: string;
}

/** Input, output and access of an operation. */
export interface OperationSpec {
  readonly method: Method;
  /** Path below that of the section, with `{name}` for parameters; a trailing `*` matches any rest. */
  readonly path: string;
  /** Absent if `shown`, `perType` or `perAspect` contains it. */
  readonly summary?: string;
  /** Who may use it; absent = the default of the section. */
  readonly access?: Access;
  /** Path parameters that are not plain strings. */
  readonly inPath?: ParameterMap;
  readonly query?: ParameterMap;
  readonly body?: Body<unknown>;
  /** Whether the body is the value of an aspect, whose lists only the model limits. */
  readonly bodyIsValue?: boolean;
  /** Name of the operation in warnings of unknown query parameters; absent = no warnings. */
  readonly warnsAs?: string;
  /** Schema of the response; absent = a response without a body. */
  readonly answer?: JsonObject;
  /** Media type of the response; absent = JSON. */
  readonly answerType?: string;
  /** Statuses of success; the first is the default of the handler. Absent = 200. */
  readonly statuses?: readonly number[];
  /** Statuses without a body; for HEAD, all are. */
  readonly bodiless?: readonly number[];
  /** Replacements for the operation in the document: a path that ends with `*` represents several. */
  readonly shown?: readonly Shown[];
  /** Describes it for each entity type. */
  readonly perType?: ShownPerType;
  /** Describes it for each aspect of each entity type. */
  readonly perAspect?: ShownPerAspect;
}

/** The parts of a request that an operation parses. */
export interface OperationRequest {
  readonly url: string;
  readonly params: Query;
  readonly query: Query;
  readonly body?: unknown;
}

/** One operation of the API. `Input` is the first argument of its handler. */
export interface DeclaredOperation<Input> {
  /** All its places. */
  readonly places: readonly [Place, ...Place[]];
  readonly access: Access;
  readonly spec: OperationSpec;
  /** Parses the input of a request. Throws `INVALID_ARGUMENT` and `MALFORMED_URN`. */
  read(request: OperationRequest): Input;
}

/** The input of an operation, as in `InputOf<typeof CONSUMERS.list>`. */
export type InputOf<O> = O extends DeclaredOperation<infer Input> ? Input : never;

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer More}`
  ? Name | NamesIn<More>
  : P extends `${string}*`
    ? 'rest'
    : never;

type Of<S, K extends string> = S extends Readonly<Record<K, infer V>> ? V : never;

type Read<M> = [M] extends [never] ? unknown : ValuesOf<M>;

/**
 * The input of a handler: the parameters by name, the `body`, and for a path that ends with `*` the `rest` of the path,
 * percent-encoded.
 */
export type InputAt<P extends string, S extends OperationSpec> = {
  readonly [N in Exclude<NamesIn<P>, keyof Read<Of<S, 'inPath'>>>]: string;
} & Read<Of<S, 'inPath'>> &
  Read<Of<S, 'query'>> &
  (S extends { readonly body: Body<infer B> } ? { readonly body: B } : unknown);

type Reader = readonly [name: string, from: 'params' | 'query', parameter: Parameter<unknown>];

const SEGMENT = parameter(TEXT, (given, name) => textOf(given, name) ?? '');

/** Declares an operation for `section`. All `places` have the same parameters. */
export function operationAt(
  places: readonly [Place, ...Place[]],
  access: Access,
  spec: OperationSpec,
): DeclaredOperation<unknown> {
  const path = pathAt(places[0], spec.path);
  const readers = readersOf(path, spec);
  const known = Object.keys(spec.query ?? {});
  const restAt = path.endsWith('*') ? path.split('/').length - 1 : undefined;
  const read = (request: OperationRequest): unknown => {
    if (spec.warnsAs !== undefined) warnOfUnknown(spec.warnsAs, Object.keys(request.query), known);
    const input: Record<string, unknown> = {};
    for (const [name, from, declared] of readers) input[name] = declared.read(request[from], name);
    if (restAt !== undefined) input['rest'] = restOf(request.url, restAt);
    if (spec.body !== undefined) input['body'] = spec.body.read(request.body);
    return input;
  };
  return { places, access: spec.access ?? access, spec, read };
}

/** The complete path of an operation at `path` below a place. */
export function pathAt(place: Place, path: string): string {
  return path === '' ? place.path : `${place.path}/${path}`;
}

function readersOf(path: string, spec: OperationSpec): readonly Reader[] {
  const segments = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Reader => {
    const declared = spec.inPath?.[name];
    return [name, 'params', declared !== undefined && 'read' in declared ? declared : SEGMENT];
  });
  const query = Object.entries(spec.query ?? {}).flatMap(([name, declared]): readonly Reader[] =>
    'read' in declared ? [[name, 'query', declared]] : [],
  );
  return [...segments, ...query];
}

function restOf(url: string, at: number): string {
  return pathOf(url).split('/').slice(at).join('/').replace(/\/$/, '');
}
