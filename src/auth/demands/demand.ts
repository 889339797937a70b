import type { ApiGroup, ApiOperation } from '../policies/operation-privileges.js';
import type { Privilege } from '../privileges.js';
import type { Place } from './place.js';

/** Labels that are added to or removed from a resource; policies may restrict which. */
export type Labels = 'tags' | 'terms';

/** Requires any of some privileges on a place. */
export interface HeldDemand {
  readonly kind: 'HELD';
  readonly anyOf: readonly [Privilege, ...Privilege[]];
  readonly on: Place;
  readonly labels?: Labels | undefined;
}

/** Requires the right to a kind of API operation on a place; the privileges for it depend on the entity type. */
export interface OperationDemand {
  readonly kind: 'OPERATION';
  readonly group: ApiGroup;
  readonly operation: ApiOperation;
  readonly on: Place;
}

/** A condition other than a privilege, such as being the creator of a view. The use case evaluates it. */
export interface Condition {
  readonly kind: 'CONDITION';
  readonly text: string;
}

/** Requires any of several demands. */
export interface AnyDemand {
  readonly kind: 'ANY';
  readonly of: readonly [Demand, ...Demand[]];
}

/** Requires all of several demands. */
export interface AllDemand {
  readonly kind: 'ALL';
  readonly of: readonly [Demand, ...Demand[]];
}

/** A demand that applies only if a condition holds; otherwise `otherwise` applies. */
export interface ConditionalDemand {
  readonly kind: 'WHERE';
  readonly condition: Condition;
  readonly demand: Demand;
  readonly otherwise: Demand;
}

/** A demand that depends on the type of the entity that the caller names. */
export interface TypedDemand {
  readonly kind: 'BY_TYPE';
  /** By the model's name of the type. */
  readonly of: Readonly<Record<string, Demand>>;
  /** For all other types; absent if there are none. */
  readonly otherwise?: Demand | undefined;
}

/** Requires only an active actor. */
export interface NoDemand {
  readonly kind: 'NONE';
}

/**
 * The demand of a use case on its actor, as data. It is declared once beside the use case: `@AuthorizedInside()` refers
 * to it, `docs/privileges.md` shows it, and the use case passes it to the `Authorizer`.
 */
export type Demand =
  HeldDemand | OperationDemand | Condition | AnyDemand | AllDemand | ConditionalDemand | TypedDemand | NoDemand;

/** A non-empty list of demands. */
export type Demands = readonly [Demand, ...Demand[]];

const IN_GENERAL: Place = { kind: 'PLATFORM' };

/** The demand that requires nothing. */
export const NOTHING: NoDemand = { kind: 'NONE' };

/** Requires any of the privileges on a place; in general without one. */
export function held(anyOf: Privilege | HeldDemand['anyOf'], on: Place = IN_GENERAL, labels?: Labels): HeldDemand {
  return { kind: 'HELD', anyOf: typeof anyOf === 'string' ? [anyOf] : anyOf, on, labels };
}

/** Requires any of the privileges in general, or on all entities of one of the types. */
export function heldOnAll(anyOf: HeldDemand['anyOf'], ...types: readonly string[]): AnyDemand {
  const onTypes = types.map((type) => held(anyOf, { kind: 'TYPE', type }));
  return { kind: 'ANY', of: [held(anyOf), ...onTypes] };
}

/** Requires the right to a kind of API operation on a place; in general without one. */
export function operation(group: ApiGroup, kind: ApiOperation, on: Place = IN_GENERAL): OperationDemand {
  return { kind: 'OPERATION', group, operation: kind, on };
}

/** A condition other than a privilege; `text` is a noun phrase such as "having made the view". */
export function condition(text: string): Condition {
  return { kind: 'CONDITION', text };
}

/** Requires any of the demands, evaluated in order. */
export function anyOf(...of: Demands): AnyDemand {
  return { kind: 'ANY', of };
}

/** Requires all the demands, evaluated in order. */
export function allOf(...of: Demands): AllDemand {
  return { kind: 'ALL', of };
}

/**
 * Requires `demand` if the condition holds, such as "a view that everybody sees"; otherwise requires `otherwise`, or
 * nothing.
 */
export function where(given: Condition, demand: Demand, otherwise: Demand = NOTHING): ConditionalDemand {
  return { kind: 'WHERE', condition: given, demand, otherwise };
}

/** Depends on the type of the entity that the caller names; `otherwise` applies to all other types. */
export function byType(of: Readonly<Record<string, Demand>>, otherwise?: Demand): TypedDemand {
  return { kind: 'BY_TYPE', of, otherwise };
}

/** A demand and all its parts, outermost first. */
export function partsOf(demand: Demand): readonly Demand[] {
  switch (demand.kind) {
    case 'ANY':
    case 'ALL':
      return [demand, ...demand.of.flatMap(partsOf)];
    case 'WHERE':
      return [demand, ...partsOf(demand.demand), ...partsOf(demand.otherwise)];
    case 'BY_TYPE': {
      const all = [...Object.values(demand.of), ...(demand.otherwise === undefined ? [] : [demand.otherwise])];
      return [demand, ...all.flatMap(partsOf)];
    }
    default:
      return [demand];
  }
}
