import { Module } from '@nestjs/common';
import { DiscoveryModule, ListingService } from '../../../discovery/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { WITH_INCIDENTS } from './earlier-types.js';
import { incidentsField } from './entity-incidents.js';
import { INCIDENT } from './incident.mappings.js';
import { IncidentResolver } from './incident.resolver.js';
import { IncidentService } from './incident.service.js';

/** What went wrong with data. */
@Module({ imports: [DiscoveryModule], providers: [IncidentResolver, IncidentService] })
export class IncidentModule {
  constructor(mappings: EntityMappings, listings: ListingService) {
    mappings.register(INCIDENT);
    for (const { name } of WITH_INCIDENTS) mappings.extend(name, { incidents: incidentsField(listings) });
  }
}
