import type { Actor } from '../../../auth/index.js';
import type { AnswerMembers } from '../../../foundation/json/growing-list.js';
import type { ParameterMap, ValuesOf } from './parameters.js';

/** Every resource of the rest.li API and its class name in DataHub's error messages. */
export const RESOURCE_CLASSES = {
  aspects: 'entity.AspectResource',
  entities: 'entity.EntityResource',
  entitiesV2: 'entity.EntityV2Resource',
  entitiesVersionedV2: 'entity.EntityVersionedV2Resource',
  runs: 'entity.BatchIngestionRunResource',
  relationships: 'lineage.Relationships',
  operations: 'operations.OperationsResource',
  usageStats: 'usage.UsageStats',
  platform: 'platform.PlatformResource',
  analytics: 'analytics.Analytics',
} as const;

/** Path of a resource, such as `/aspects`. */
export type ResourceName = keyof typeof RESOURCE_CLASSES;

/** The caller, and the marks that the call leaves in its writes. */
export interface RestliCall {
  readonly actor: Actor;
  /** 32 hex digits; returned to the caller in the header `traceparent`. */
  readonly traceId: string;
  readonly sourceIp: string;
  /** Whether the response waits until searches show the writes. */
  readonly awaitsSearch?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** `POST /resource?action=name`. */
export interface RestliAction {
  readonly name: string;
  readonly parameters: ParameterMap;
  /** Whether the action accepts proposals; their errors have the status 422. */
  readonly takesProposals: boolean;
  /** The member `value` of the response; undefined = Void, an empty response. */
  run(values: Values, call: RestliCall): Promise<unknown>;
}

/** GET or DELETE on a resource: `/resource/{key}`, or `/resource` for a resource without keys. */
export interface RestliMethod {
  readonly parameters: ParameterMap;
  /** The body of the response; undefined = empty. `key` is empty for a resource without keys. */
  run(key: string, values: Values, call: RestliCall): Promise<unknown>;
}

/** `GET /resource?ids=…`. */
export interface RestliBatchMethod {
  readonly parameters: ParameterMap;
  /** Records by key; keys that are not found are absent. Each key is passed once. */
  run(keys: readonly unknown[], values: Values, call: RestliCall): Promise<AnswerMembers<unknown>>;
}

/** The part of a resource that one class implements; parts with the same name are combined. */
export interface RestliResource {
  readonly resource: ResourceName;
  /** For resources whose items have a key, `get` requires one. */
  readonly get?: RestliMethod;
  readonly batchGet?: RestliBatchMethod;
  readonly delete?: RestliMethod;
  /** Whether `get` and `delete` take no key. */
  readonly isSimple?: boolean;
  readonly actions?: readonly RestliAction[];
}

/** Declares an action; the types of the values of `run` follow from `parameters`. */
export function action<M extends ParameterMap>(
  name: string,
  parameters: M,
  run: (values: ValuesOf<M>, call: RestliCall) => Promise<unknown>,
  options: { readonly takesProposals?: boolean } = {},
): RestliAction {
  const takesProposals = options.takesProposals ?? false;
  return { name, parameters, takesProposals, run: (values, call) => run(values as ValuesOf<M>, call) };
}

/** Declares a GET or DELETE. */
export function method<M extends ParameterMap>(
  parameters: M,
  run: (key: string, values: ValuesOf<M>, call: RestliCall) => Promise<unknown>,
): RestliMethod {
  return { parameters, run: (key, values, call) => run(key, values as ValuesOf<M>, call) };
}

/** Declares a BATCH_GET; keys are strings or, for compound keys, records. */
export function batchMethod<M extends ParameterMap>(
  parameters: M,
  run: (keys: readonly unknown[], values: ValuesOf<M>, call: RestliCall) => Promise<AnswerMembers<unknown>>,
): RestliBatchMethod {
  return { parameters, run: (keys, values, call) => run(keys, values as ValuesOf<M>, call) };
}
