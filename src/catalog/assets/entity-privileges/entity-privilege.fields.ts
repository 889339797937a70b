import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, PRIVILEGES, resourceAt } from '../../../auth/index.js';
import { type EntityFieldResolver, EntityManagers, type ResolversOf } from '../../../entities/index.js';
import { GlossaryRights } from '../../../annotations/index.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import { DEMANDS, type FieldDemand } from './entity-privilege-demands.js';
import type { EntityPrivileges } from './entity-privileges.model.js';

/**
 * Resolves the privileges of the actor on an entity. Each field resolves separately, so that only selected fields cost.
 */
@Injectable()
export class EntityPrivilegeFields {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly managers: EntityManagers,
    private readonly glossary: GlossaryRights,
  ) {}

  /** Returns the resolvers of `EntityPrivileges`, whose parent value has the `urn` of the entity. */
  resolvers(): ResolversOf<EntityPrivileges> {
    const demanded = Object.entries(DEMANDS).map(([name, demand]) => [name, this.fieldOf(demand)] as const);
    return {
      ...Object.fromEntries(demanded),
      canManageEntity: ({ urn }, _args, { actor }) => this.mayManage(actor, urn),
      canManageChildren: ({ urn }, _args, { actor }) =>
        entityTypeOfUrn(urn) === 'glossaryNode' ? this.glossary.mayManageChildren(actor, urn) : null,
    };
  }

  private fieldOf({ anyOf, orManages, only }: FieldDemand): EntityFieldResolver {
    return ({ urn }, _args, { actor }) => {
      if (only !== undefined && !only.includes(entityTypeOfUrn(urn))) return null;
      return orManages === true
        ? this.managers.can(actor, anyOf, urn)
        : this.authorizer.can(actor, anyOf, resourceAt(urn));
    };
  }

  private mayManage(actor: Actor, urn: string): Promise<boolean> | null {
    const entityType = entityTypeOfUrn(urn);
    if (entityType === 'glossaryTerm' || entityType === 'glossaryNode') return this.glossary.mayManage(actor, urn);
    if (entityType === 'businessAttribute') return this.authorizer.can(actor, [PRIVILEGES.MANAGE_BUSINESS_ATTRIBUTE]);
    if (entityType === 'document') return this.mayManageDocument(actor, urn);
    return null;
  }

  private async mayManageDocument(actor: Actor, urn: string): Promise<boolean> {
    if (await this.authorizer.can(actor, [PRIVILEGES.MANAGE_DOCUMENTS])) return true;
    return this.authorizer.canOperate(actor, 'ENTITY', 'UPDATE', resourceAt(urn));
  }
}
