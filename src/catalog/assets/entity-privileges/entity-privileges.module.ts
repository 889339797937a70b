import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { GlossaryModule } from '../../../annotations/index.js';
import { EntityPrivilegeFields } from './entity-privilege.fields.js';
import './privileged-types.js';

/** What the caller may do with each entity. */
@Module({ imports: [GlossaryModule], providers: [EntityPrivilegeFields] })
export class EntityPrivilegesModule {
  constructor(mappings: EntityMappings, fields: EntityPrivilegeFields) {
    mappings.share({ privileges: ({ urn }) => ({ urn }) });
    mappings.extend('EntityPrivileges', fields.resolvers());
  }
}
