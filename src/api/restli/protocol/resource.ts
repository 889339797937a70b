import type { Actor } from '../../../auth/index.js';
import type { AnswerMembers } from '../../../foundation/common/growing-list.js';
import type { ParameterMap, ValuesOf } from './parameters.js';

/** Every resource of the rest.li API and the class that DataHub's error texts name. */
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

/** Path of a resource, as in `/aspects`. */
export type ResourceName = keyof typeof RESOURCE_CLASSES;

/** Who calls, and what the call leaves behind in what it writes. */
export interface RestliCall {
  readonly actor: Actor;
  /** 32 hex digits; told to the caller in the header `traceparent`. */
  readonly traceId: string;
  readonly sourceIp: string;
  /** Whether the answer waits until searches show what was written. */
  readonly awaitsSearch?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** `POST /resource?action=name`. */
export interface RestliAction {
  readonly name: string;
  readonly parameters: ParameterMap;
  /** The action takes proposals: what is wrong with one is told with status 422. */
  readonly takesProposals: boolean;
  /** The member `value` of the answer; undefined = Void, an empty answer. */
  run(values: Values, call: RestliCall): Promise<unknown>;
}

/** GET or DELETE on a resource: `/resource/{key}`, or `/resource` for a resource without keys. */
export interface RestliMethod {
  readonly parameters: ParameterMap;
  /** The body of the answer; undefined = empty. `key` is empty for a resource without keys. */
  run(key: string, values: Values, call: RestliCall): Promise<unknown>;
}

/** `GET /resource?ids=…`. */
export interface RestliBatchMethod {
  readonly parameters: ParameterMap;
  /** Records by key; keys that are not found are absent. Each text comes once. */
  run(keys: readonly unknown[], values: Values, call: RestliCall): Promise<AnswerMembers<unknown>>;
}

/** The part of a resource that one class serves; parts of one name are put together. */
export interface RestliResource {
  readonly resource: ResourceName;
  /** Whether items of the resource have a key; then `get` needs one. */
  readonly get?: RestliMethod;
  readonly batchGet?: RestliBatchMethod;
  readonly delete?: RestliMethod;
  /** `get` and `delete` take no key. */
  readonly isSimple?: boolean;
  readonly actions?: readonly RestliAction[];
}

/** Declares an action; `run` gets the values with the types that `parameters` gives them. */
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

/** Declares a BATCH_GET; keys are texts or, for compound keys, records. */
export function batchMethod<M extends ParameterMap>(
  parameters: M,
  run: (keys: readonly unknown[], values: ValuesOf<M>, call: RestliCall) => Promise<AnswerMembers<unknown>>,
): RestliBatchMethod {
  return { parameters, run: (keys, values, call) => run(keys, values as ValuesOf<M>, call) };
}
