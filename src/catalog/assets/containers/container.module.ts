import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { DESCRIBING_CONTAINER, DocumentationModule, TextTargets } from '../../../annotations/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { editableContainerProperties } from '../../../model/index.js';
import { containerEntitiesField } from './container-entities.js';
import { CONTAINER } from './container.mappings.js';
import { Container } from './container.model.js';
import { ContainerResolver } from './container.resolver.js';
import { PLACE_FIELDS } from './place.mappings.js';

/** Containers and their entities. */
@Module({ imports: [DocumentationModule, DiscoveryModule], providers: [ContainerResolver] })
export class ContainerModule {
  constructor(mappings: EntityMappings, targets: TextTargets, discovery: DiscoveryService) {
    mappings.register(CONTAINER);
    mappings.extend(Container, { entities: containerEntitiesField(discovery) });
    mappings.share(PLACE_FIELDS);
    targets.addDescriptions({
      entityType: CONTAINER.entityType,
      aspectName: editableContainerProperties.name,
      field: 'description',
      demand: DESCRIBING_CONTAINER,
      initial: () => ({}),
    });
  }
}
