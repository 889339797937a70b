import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { ApplicationEditResolver } from './application-edit.resolver.js';
import { ApplicationEditService } from './application-edit.service.js';
import { APPLICATION, APPLICATION_FIELDS } from './application.mappings.js';
import { ApplicationResolver } from './application.resolver.js';
import './earlier-types.js';

/** Applications, and what belongs to them. */
@Module({
  imports: [DiscoveryModule],
  providers: [ApplicationResolver, ApplicationEditResolver, ApplicationEditService],
})
export class ApplicationModule {
  constructor(mappings: EntityMappings) {
    mappings.register(APPLICATION);
    mappings.share(APPLICATION_FIELDS);
  }
}
