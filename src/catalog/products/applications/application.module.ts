import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { ApplicationEditResolver } from './application-edit.resolver.js';
import { ApplicationEditService } from './application-edit.service.js';
import { APPLICATION, applicationsOf, firstApplicationOf } from './application.mappings.js';
import { ApplicationResolver } from './application.resolver.js';
import { APPLICATION_FIELDS } from './applications-field.resolvers.js';

/** Applications and their assets. */
@Module({
  imports: [DiscoveryModule],
  providers: [ApplicationResolver, ApplicationEditResolver, ApplicationEditService, ...APPLICATION_FIELDS],
})
export class ApplicationModule {
  constructor(mappings: EntityMappings) {
    mappings.register(APPLICATION);
    mappings.share({
      applications: ({ urn }, _args, context) => applicationsOf(urn, context),
      application: ({ urn }, _args, context) => firstApplicationOf(urn, context),
    });
  }
}
