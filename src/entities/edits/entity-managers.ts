import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, condition, type Demand, type Privilege, resourceAt } from '../../auth/index.js';
import { Urn } from '../../foundation/common/urn.js';

/** Condition that the actor manages the entity as a part of the glossary, an alternative to a privilege on it. */
export const MANAGING_IT = condition('the right to manage the entity in the glossary');

/** Returns whether an actor manages an entity; each feature defines this for its entity types. */
export type Manages = (actor: Actor, urn: string) => Promise<boolean>;

/**
 * Checks whether an actor may edit an entity, through a privilege on the entity or because the actor manages the entity
 * it belongs to. Features register their entity types when their module starts.
 */
@Injectable()
export class EntityManagers {
  private readonly byName = new Map<string, Manages>();

  constructor(private readonly authorizer: Authorizer) {}

  /** Registers the check that decides whether an actor manages entities of a type. */
  add(entityType: string, manages: Manages): void {
    this.byName.set(entityType, manages);
  }

  /** Returns whether `actor` holds one of the privileges on the entity or manages it. Throws `MALFORMED_URN`. */
  async can(actor: Actor, anyOf: readonly Privilege[], urn: string): Promise<boolean> {
    return (await this.authorizer.can(actor, anyOf, resourceAt(urn))) || this.manages(actor, urn);
  }

  /**
   * Throws `FORBIDDEN`, with the text of `refusal` if given, unless `actor` meets the demand on the entity.
   * `MANAGING_IT` may be part of the demand. Throws `MALFORMED_URN`.
   */
  async require(actor: Actor, demand: Demand, urn: string, refusal?: string): Promise<void> {
    const is = (): Promise<boolean> => this.manages(actor, urn);
    await this.authorizer.requireDemand(actor, demand, resourceAt(urn), { is, refusal });
  }

  private async manages(actor: Actor, urn: string): Promise<boolean> {
    return (await this.byName.get(Urn.parse(urn).entityType)?.(actor, urn)) ?? false;
  }
}
