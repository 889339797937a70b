import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { Role } from '../../../administration/index.js';
import { access } from '../../../model/index.js';
import { Dashboard } from '../charts/index.js';
import { Container } from '../containers/index.js';
import { Dataset } from '../datasets/index.js';
import { Access } from './access.model.js';

/** Returns a resolver of the field `access` of one type. */
function accessFieldOf(type: Type): Type {
  @Resolver(() => type)
  class AccessField {
    @ResolveField(() => Access, { nullable: true, description: 'External roles that grant access to the data.' })
    access({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<Access | null> {
      return accessOf(urn, context);
    }
  }
  return AccessField;
}

/** Resolvers of the field `access`, one for each type that has it. They omit roles that the actor may not view. */
export const ACCESS_FIELDS = [Container, Dashboard, Dataset].map(accessFieldOf);

async function accessOf(urn: string, { entities }: GraphqlContext): Promise<Access | null> {
  const value = await entities.value(urn, access);
  if (value === undefined) return null;
  const roles = await entities.viewable(value.roles ?? [], (role) => role.urn);
  return { roles: roles.map((role) => ({ role: refTo(Role.name, role.urn), associatedUrn: urn })) };
}
