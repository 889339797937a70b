import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { DESCRIBING_CONTAINER, DocumentationModule, TextTargets } from '../../../annotations/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { containerEntitiesField } from './container-entities.js';
import { CONTAINER } from './container.mappings.js';
import { ContainerResolver } from './container.resolver.js';
import { PLACE_FIELDS } from './place.mappings.js';

/** Containers, and what is kept in them. */
@Module({ imports: [DocumentationModule, DiscoveryModule], providers: [ContainerResolver] })
export class ContainerModule {
  constructor(mappings: EntityMappings, targets: TextTargets, discovery: DiscoveryService) {
    mappings.register(CONTAINER);
    mappings.extend(CONTAINER.typeName, { entities: containerEntitiesField(discovery) });
    mappings.share(PLACE_FIELDS);
    targets.addDescriptions({
      entityType: CONTAINER.entityType,
      aspectName: 'editableContainerProperties',
      field: 'description',
      demand: DESCRIBING_CONTAINER,
      initial: () => ({}),
    });
  }
}
