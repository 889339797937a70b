import { Global, Module } from '@nestjs/common';
import { GraphModule } from '../graph/index.js';
import { EntityLoaderFactory } from './entity-loader.factory.js';
import { EntityMappings } from './entity-mappings.js';
import { EntityResolver } from './entity.resolver.js';
import { SharedFields } from './shared-fields.js';

/** What every feature of the GraphQL API shares. */
@Global()
@Module({
  imports: [GraphModule],
  providers: [EntityMappings, EntityLoaderFactory, SharedFields, EntityResolver],
  exports: [EntityMappings, EntityLoaderFactory],
})
export class EntitiesModule {}
