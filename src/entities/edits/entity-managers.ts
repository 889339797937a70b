import { Injectable } from '@nestjs/common';
import { RefusedDemand } from '../../audit/index.js';
import { type Actor, Authorizer, type Privilege } from '../../auth/index.js';
import { DomainError, UNAUTHORIZED_MESSAGE } from '../../common/errors.js';
import { Urn } from '../../common/urn.js';

/** Whether an actor manages an entity, in a way that its feature knows. */
export type Manages = (actor: Actor, urn: string) => Promise<boolean>;

/**
 * Knows who may edit an entity because of managing what it belongs to, beside those who hold a privilege on it. The feature of such a kind of entities registers
 * how that is told when its module starts.
 */
@Injectable()
export class EntityManagers {
  private readonly byName = new Map<string, Manages>();

  constructor(private readonly authorizer: Authorizer) {}

  /** Makes known who manages the entities of a kind. */
  add(entityName: string, manages: Manages): void {
    this.byName.set(entityName, manages);
  }

  /** Whether `actor` holds one of the privileges on the entity, or manages it. Throws `MALFORMED_URN`. */
  async can(actor: Actor, anyOf: readonly Privilege[], urn: string): Promise<boolean> {
    const type = Urn.parse(urn).entityType;
    if (await this.authorizer.can(actor, anyOf, { type, urn })) return true;
    return (await this.byName.get(type)?.(actor, urn)) ?? false;
  }

  /** Throws `FORBIDDEN` with `message` unless `can` answers true. */
  async require(
    actor: Actor,
    anyOf: readonly Privilege[],
    urn: string,
    message: string = UNAUTHORIZED_MESSAGE,
  ): Promise<void> {
    if (await this.can(actor, anyOf, urn)) return;
    const cause = new RefusedDemand(anyOf, urn, Urn.parse(urn).entityType);
    throw new DomainError('FORBIDDEN', message, { cause });
  }
}
