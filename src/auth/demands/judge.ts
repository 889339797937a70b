import type { Actor } from '../actor.js';
import type { ApiGroup, ApiOperation } from '../policies/operation-privileges.js';
import type { ResourceSpec } from '../policies/resource-spec.js';
import type { Privilege } from '../privileges.js';
import type { Condition, Demand, Demands, TypedDemand } from './demand.js';
import type { Place } from './place.js';

/** Evaluates privileges. */
export interface PrivilegeSource {
  /** Whether `actor` holds any of the privileges: in general, or on `resource`. */
  can(
    actor: Actor,
    anyOf: readonly Privilege[],
    resource?: ResourceSpec,
    subResources?: readonly string[],
  ): Promise<boolean>;
  /** Whether `actor` may perform a kind of API operation: in general, on a type, or on an entity. */
  canOperate(actor: Actor, group: ApiGroup, operation: ApiOperation, resource?: ResourceSpec): Promise<boolean>;
}

/** The subject of a demand. */
export interface Matter {
  /** Urns being added to or removed from the resource. */
  readonly labels?: readonly string[] | undefined;
  /** Whether a condition of the demand holds. */
  readonly is?: ((condition: Condition) => boolean | Promise<boolean>) | undefined;
  /** Message of a refusal, if it is not the standard text. */
  readonly refusal?: string | undefined;
}

/**
 * Whether `actor` meets the demand; parts that concern an entity are evaluated on `resource`. Throws `Error` if the
 * caller left out a subject of the demand.
 */
export async function meets(
  source: PrivilegeSource,
  actor: Actor,
  demand: Demand,
  resource?: ResourceSpec,
  matter: Matter = {},
): Promise<boolean> {
  const ask = (part: Demand): Promise<boolean> => meets(source, actor, part, resource, matter);
  switch (demand.kind) {
    case 'NONE':
      return true;
    case 'CONDITION':
      return holds(demand, matter);
    case 'HELD':
      return source.can(actor, demand.anyOf, resourceOf(demand.on, resource), matter.labels);
    case 'OPERATION':
      return source.canOperate(actor, demand.group, demand.operation, resourceOf(demand.on, resource));
    case 'ANY':
      return some(demand.of, ask);
    case 'ALL':
      return every(demand.of, ask);
    case 'BY_TYPE':
      return ask(demandOn(resource, demand));
    case 'WHERE':
      return ask((await holds(demand.condition, matter)) ? demand.demand : demand.otherwise);
  }
}

function holds(condition: Condition, { is }: Matter): boolean | Promise<boolean> {
  if (is === undefined) throw new Error(`The caller does not evaluate this condition: ${condition.text}`);
  return is(condition);
}

function resourceOf(on: Place, resource: ResourceSpec | undefined): ResourceSpec | undefined {
  if (on.kind === 'PLATFORM') return undefined;
  if (on.kind === 'TYPE') return { type: on.type };
  if (resource === undefined) throw new Error(`The caller does not name the ${on.noun}`);
  return resource;
}

function demandOn(resource: ResourceSpec | undefined, { of, otherwise }: TypedDemand): Demand {
  const demand = of[resource?.type ?? ''] ?? otherwise;
  if (demand === undefined) throw new Error(`There is no demand for a ${String(resource?.type)}`);
  return demand;
}

async function some(parts: Demands, ask: (part: Demand) => Promise<boolean>): Promise<boolean> {
  for (const part of parts) if (await ask(part)) return true;
  return false;
}

async function every(parts: Demands, ask: (part: Demand) => Promise<boolean>): Promise<boolean> {
  for (const part of parts) if (!(await ask(part))) return false;
  return true;
}
