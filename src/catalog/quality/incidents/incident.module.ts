import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { INCIDENT } from './incident.mappings.js';
import { IncidentResolver } from './incident.resolver.js';
import { IncidentService } from './incident.service.js';
import { INCIDENTS_FIELDS } from './incidents-field.resolvers.js';

/** Incidents on data assets. */
@Module({ imports: [DiscoveryModule], providers: [IncidentResolver, IncidentService, ...INCIDENTS_FIELDS] })
export class IncidentModule {
  constructor(mappings: EntityMappings) {
    mappings.register(INCIDENT);
  }
}
