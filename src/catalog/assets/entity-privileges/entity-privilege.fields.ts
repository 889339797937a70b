import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, PRIVILEGES } from '../../../auth/index.js';
import {
  type EntityFieldResolver,
  EntityManagers,
  entityTypeOfUrn,
  type FieldResolvers,
} from '../../../entities/index.js';
import { GlossaryRights } from '../../../annotations/index.js';
import { type Demand, DEMANDS } from './entity-privilege-demands.js';

/**
 * Answers what the caller may do with an entity. Each field asks for itself, so that what is not selected is not asked.
 */
@Injectable()
export class EntityPrivilegeFields {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly managers: EntityManagers,
    private readonly glossary: GlossaryRights,
  ) {}

  /** The resolvers of `EntityPrivileges`, whose source carries the `urn` of the entity. */
  resolvers(): FieldResolvers {
    const asked = Object.entries(DEMANDS).map(([name, demand]) => [name, this.fieldOf(demand)] as const);
    return {
      ...Object.fromEntries(asked),
      canManageEntity: ({ urn }, _args, { actor }) => this.mayManage(actor, urn),
      canManageChildren: ({ urn }, _args, { actor }) =>
        entityTypeOfUrn(urn) === 'glossaryNode' ? this.glossary.mayManageChildren(actor, urn) : null,
    };
  }

  private fieldOf({ anyOf, orManages, only }: Demand): EntityFieldResolver {
    return ({ urn }, _args, { actor }) => {
      const type = entityTypeOfUrn(urn);
      if (only !== undefined && !only.includes(type)) return null;
      return orManages === true
        ? this.managers.can(actor, anyOf, urn)
        : this.authorizer.can(actor, anyOf, { type, urn });
    };
  }

  private mayManage(actor: Actor, urn: string): Promise<boolean> | null {
    const type = entityTypeOfUrn(urn);
    if (type === 'glossaryTerm' || type === 'glossaryNode') return this.glossary.mayManage(actor, urn);
    if (type === 'businessAttribute') return this.authorizer.can(actor, [PRIVILEGES.MANAGE_BUSINESS_ATTRIBUTE]);
    if (type === 'document') return this.mayManageDocument(actor, urn);
    return null;
  }

  private async mayManageDocument(actor: Actor, urn: string): Promise<boolean> {
    if (await this.authorizer.can(actor, [PRIVILEGES.MANAGE_DOCUMENTS])) return true;
    return this.authorizer.canOperate(actor, 'ENTITY', 'UPDATE', { type: 'document', urn });
  }
}
