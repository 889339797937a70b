import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { GlossaryModule } from '../../../annotations/index.js';
import { EntityPrivilegeFields } from './entity-privilege.fields.js';
import { EntityPrivileges } from './entity-privileges.model.js';
import { PRIVILEGES_FIELDS } from './privileges-field.resolvers.js';

/** Privileges of the actor on entities. */
@Module({ imports: [GlossaryModule], providers: [EntityPrivilegeFields, ...PRIVILEGES_FIELDS] })
export class EntityPrivilegesModule {
  constructor(mappings: EntityMappings, fields: EntityPrivilegeFields) {
    mappings.share({ privileges: ({ urn }) => ({ urn }) });
    mappings.extend(EntityPrivileges, fields.resolvers());
  }
}
