import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { POST } from './post.mappings.js';
import { PostResolver } from './post.resolver.js';
import { PostService } from './post.service.js';

/** Posts, which announce something on the home page or on the page of an entity. */
@Module({ imports: [DiscoveryModule], providers: [PostResolver, PostService] })
export class PostModule {
  constructor(mappings: EntityMappings) {
    mappings.register(POST);
  }
}
