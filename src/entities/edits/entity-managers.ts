import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, condition, type Demand, type Privilege, resourceAt } from '../../auth/index.js';
import { Urn } from '../../foundation/common/urn.js';

/** Managing an entity as a part of the glossary, which suffices in the place of a privilege on it. */
export const MANAGING_IT = condition('the right to manage it in the glossary');

/** Whether an actor manages an entity, in a way that its feature knows. */
export type Manages = (actor: Actor, urn: string) => Promise<boolean>;

/**
 * Knows who may edit an entity because of managing what it belongs to, beside those who hold a privilege on it. The
 * feature of such a kind of entities registers how that is told when its module starts.
 */
@Injectable()
export class EntityManagers {
  private readonly byName = new Map<string, Manages>();

  constructor(private readonly authorizer: Authorizer) {}

  /** Makes known who manages the entities of a kind. */
  add(entityType: string, manages: Manages): void {
    this.byName.set(entityType, manages);
  }

  /** Whether `actor` holds one of the privileges on the entity, or manages it. Throws `MALFORMED_URN`. */
  async can(actor: Actor, anyOf: readonly Privilege[], urn: string): Promise<boolean> {
    return (await this.authorizer.can(actor, anyOf, resourceAt(urn))) || this.manages(actor, urn);
  }

  /**
   * Throws `FORBIDDEN`, with the text of `refusal` where given, unless `actor` meets the demand on the entity, of which
   * `MANAGING_IT` may be a part. Throws `MALFORMED_URN`.
   */
  async require(actor: Actor, demand: Demand, urn: string, refusal?: string): Promise<void> {
    const is = (): Promise<boolean> => this.manages(actor, urn);
    await this.authorizer.requireDemand(actor, demand, resourceAt(urn), { is, refusal });
  }

  private async manages(actor: Actor, urn: string): Promise<boolean> {
    return (await this.byName.get(Urn.parse(urn).entityType)?.(actor, urn)) ?? false;
  }
}
