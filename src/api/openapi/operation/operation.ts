import type { JsonObject } from '../../../foundation/common/json.js';
import { warnOfUnknown } from '../../../foundation/common/unknown-parameters.js';
import { pathOf } from '../../../foundation/http/index.js';
import { type Query, textOf } from '../query.js';
import type { Access } from './access.js';
import type { Body } from './body.js';
import type { Shown, ShownPerAspect, ShownPerType } from './shown.js';
import { type Parameter, parameter, type ParameterMap, type ValuesOf } from './parameters.js';
import { TEXT } from './schemas.js';

/** Verbs of operations. */
export type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

/** What an operation takes, answers and asks of its callers, apart from its verb and path. */
export interface OperationSpec {
  /** Absent where `shown`, `perType` or `perAspect` say it. */
  readonly summary?: string;
  /** Who may use it, where that is not what the section says. */
  readonly access?: Access;
  /** Parameters of the path that are more than a text. */
  readonly path?: ParameterMap;
  readonly query?: ParameterMap;
  readonly body?: Body<unknown>;
  /** Whether the body is the value of an aspect, whose lists are as long as the model lets them be. */
  readonly bodyIsValue?: boolean;
  /** Name in the warning of a query parameter that the operation lacks; absent = it warns of none. */
  readonly warnsAs?: string;
  /** Schema of the answer; absent = an answer without a body. */
  readonly answer?: JsonObject;
  /** Media type of the answer; absent = JSON. */
  readonly answerType?: string;
  /** Statuses of success, of which the handler gets the first; absent = 200. */
  readonly statuses?: readonly number[];
  /** Statuses that are answered without a body; of a HEAD, all are. */
  readonly bodiless?: readonly number[];
  /** What the document tells in place of one operation: a path that ends with `*` stands for several. */
  readonly shown?: readonly Shown[];
  /** What the document tells of it for each entity type. */
  readonly perType?: ShownPerType;
  /** What the document tells of it for each aspect of each entity type. */
  readonly perAspect?: ShownPerAspect;
}

/** What of a request an operation reads. */
export interface OperationRequest {
  readonly url: string;
  readonly params: Query;
  readonly query: Query;
  readonly body?: unknown;
}

/** One operation of the API. `Input` is what its handler gets. */
export interface DeclaredOperation<Input> {
  readonly method: Method;
  /** Every path at which it is served, `{name}` for parameters. */
  readonly paths: readonly string[];
  readonly access: Access;
  readonly spec: OperationSpec;
  /** The input in a request. Throws `INVALID_ARGUMENT` and `MALFORMED_URN`. */
  read(request: OperationRequest): Input;
}

/** The input of an operation, as in `InputOf<typeof listConsumers>`. */
export type InputOf<O> = O extends DeclaredOperation<infer Input> ? Input : never;

type NamesIn<P extends string> = P extends `${string}{${infer Name}}${infer More}`
  ? Name | NamesIn<More>
  : P extends `${string}*`
    ? 'rest'
    : never;

type Of<S, K extends string> = S extends Readonly<Record<K, infer V>> ? V : never;

type Read<M> = [M] extends [never] ? unknown : ValuesOf<M>;

/** What a handler gets: parameters by name, `rest` of a path that ends with `*` (percent-encoded), and the `body`. */
export type InputAt<P extends string, S extends OperationSpec> = {
  readonly [N in Exclude<NamesIn<P>, keyof Read<Of<S, 'path'>>>]: string;
} & Read<Of<S, 'path'>> &
  Read<Of<S, 'query'>> &
  (S extends { readonly body: Body<infer B> } ? { readonly body: B } : unknown);

type Reader = readonly [name: string, from: 'params' | 'query', parameter: Parameter<unknown>];

const SEGMENT = parameter(TEXT, (given, name) => textOf(given, name) ?? '');

/** Declares an operation at `paths`, which have the same parameters; a section does so. */
export function operationAt<Input>(
  method: Method,
  paths: readonly [string, ...string[]],
  access: Access,
  spec: OperationSpec,
): DeclaredOperation<Input> {
  const readers = readersOf(paths[0], spec);
  const known = Object.keys(spec.query ?? {});
  const restAt = paths[0].endsWith('*') ? paths[0].split('/').length - 1 : undefined;
  const read = (request: OperationRequest): Input => {
    if (spec.warnsAs !== undefined) warnOfUnknown(spec.warnsAs, Object.keys(request.query), known);
    const input: Record<string, unknown> = {};
    for (const [name, from, declared] of readers) input[name] = declared.read(request[from], name);
    if (restAt !== undefined) input['rest'] = restOf(request.url, restAt);
    if (spec.body !== undefined) input['body'] = spec.body.read(request.body);
    return input as Input;
  };
  return { method, paths, access: spec.access ?? access, spec, read };
}

function readersOf(path: string, spec: OperationSpec): readonly Reader[] {
  const segments = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Reader => {
    const declared = spec.path?.[name];
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
