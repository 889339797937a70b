import type { ApiGroup, ApiOperation } from '../policies/operation-privileges.js';
import type { Privilege } from '../privileges.js';
import type { Place } from './place.js';

/** What is added to or removed from a resource; policies may limit which. */
export type Labels = 'tags' | 'terms';

/** Any of some privileges on a place. */
export interface HeldDemand {
  readonly kind: 'HELD';
  readonly anyOf: readonly [Privilege, ...Privilege[]];
  readonly on: Place;
  readonly labels?: Labels | undefined;
}

/** The right to a kind of API operation on a place; the privileges for it depend on the entity type. */
export interface OperationDemand {
  readonly kind: 'OPERATION';
  readonly group: ApiGroup;
  readonly operation: ApiOperation;
  readonly on: Place;
}

/** Something other than a privilege, such as having made a view. The use case says whether it holds. */
export interface Condition {
  readonly kind: 'CONDITION';
  readonly text: string;
}

/** Any of several demands suffices. */
export interface AnyDemand {
  readonly kind: 'ANY';
  readonly of: readonly [Demand, ...Demand[]];
}

/** All of several demands are to be met. */
export interface AllDemand {
  readonly kind: 'ALL';
  readonly of: readonly [Demand, ...Demand[]];
}

/** A demand that is made only where a condition holds; `otherwise` is made where it does not. */
export interface ConditionalDemand {
  readonly kind: 'WHERE';
  readonly condition: Condition;
  readonly demand: Demand;
  readonly otherwise: Demand;
}

/** What is demanded depends on the type of the entity that the caller names. */
export interface TypedDemand {
  readonly kind: 'BY_TYPE';
  /** By the model's name of the type. */
  readonly of: Readonly<Record<string, Demand>>;
  /** For all other types; absent where there are none. */
  readonly otherwise?: Demand | undefined;
}

/** Nothing is demanded beyond being an active actor. */
export interface NoDemand {
  readonly kind: 'NONE';
}

/**
 * What a use case demands of its caller, as data. It is declared once beside the use case: `@AuthorizedInside()` takes
 * it, `docs/privileges.md` shows it, and the use case asks the `Authorizer` with it.
 */
export type Demand =
  HeldDemand | OperationDemand | Condition | AnyDemand | AllDemand | ConditionalDemand | TypedDemand | NoDemand;

/** Demands of a list of which none is fine for everybody. */
export type Demands = readonly [Demand, ...Demand[]];

const IN_GENERAL: Place = { kind: 'PLATFORM' };

/** The demand for nothing. */
export const NOTHING: NoDemand = { kind: 'NONE' };

/** Demands any of the privileges on a place; in general without one. */
export function held(anyOf: Privilege | HeldDemand['anyOf'], on: Place = IN_GENERAL, labels?: Labels): HeldDemand {
  return { kind: 'HELD', anyOf: typeof anyOf === 'string' ? [anyOf] : anyOf, on, labels };
}

/** Demands any of the privileges in general, or on all entities of one of the types. */
export function heldOnAll(anyOf: HeldDemand['anyOf'], ...types: readonly string[]): AnyDemand {
  const onTypes = types.map((type) => held(anyOf, { kind: 'TYPE', type }));
  return { kind: 'ANY', of: [held(anyOf), ...onTypes] };
}

/** Demands the right to a kind of API operation on a place; in general without one. */
export function operation(group: ApiGroup, kind: ApiOperation, on: Place = IN_GENERAL): OperationDemand {
  return { kind: 'OPERATION', group, operation: kind, on };
}

/** Something other than a privilege; `text` is a noun phrase such as "having made the view". */
export function condition(text: string): Condition {
  return { kind: 'CONDITION', text };
}

/** Any of the demands suffices; they are asked in their order. */
export function anyOf(...of: Demands): AnyDemand {
  return { kind: 'ANY', of };
}

/** All the demands are to be met; they are asked in their order. */
export function allOf(...of: Demands): AllDemand {
  return { kind: 'ALL', of };
}

/**
 * `demand` where the condition holds, such as "a view that everybody sees"; `otherwise`, or nothing, where it does not.
 */
export function where(given: Condition, demand: Demand, otherwise: Demand = NOTHING): ConditionalDemand {
  return { kind: 'WHERE', condition: given, demand, otherwise };
}

/** What is demanded by the type of the entity that the caller names; `otherwise` for all other types. */
export function byType(of: Readonly<Record<string, Demand>>, otherwise?: Demand): TypedDemand {
  return { kind: 'BY_TYPE', of, otherwise };
}

/** A demand and all that it is made of, outermost first. */
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
