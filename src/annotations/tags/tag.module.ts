import { Module } from '@nestjs/common';
import { DESCRIBING_ENTITY, DocumentationModule, RENAMING, TextTargets } from '../documentation/index.js';
import { EntityMappings } from '../../entities/index.js';
import { idOfUrn } from '../../foundation/common/urn.js';
import { tagsField } from './global-tags.mappings.js';
import { TagAssociationResolver } from './tag-association.resolver.js';
import { TAG } from './tag.mappings.js';
import { TagResolver } from './tag.resolver.js';
import { TagService } from './tag.service.js';
import { TAGS_FIELDS } from './tags-field.resolvers.js';

/** Tags and the tags of entities. */
@Module({
  imports: [DocumentationModule],
  providers: [TagResolver, TagService, TagAssociationResolver, ...TAGS_FIELDS],
})
export class TagModule {
  constructor(mappings: EntityMappings, targets: TextTargets) {
    mappings.register(TAG);
    mappings.share({ tags: tagsField, globalTags: tagsField });
    const { entityType } = TAG;
    const kept = { entityType, aspectName: 'tagProperties', initial: (urn: string) => ({ name: idOfUrn(urn) }) };
    targets.addNames({ ...kept, field: 'name', demand: RENAMING.tag });
    targets.addDescriptions({ ...kept, field: 'description', demand: DESCRIBING_ENTITY });
  }
}
