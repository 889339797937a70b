import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../discovery/index.js';
import { EntityMappings } from '../../entities/index.js';
import { GraphModule } from '../../graph/index.js';
import { GroupMembershipService } from './group-membership.service.js';
import { GroupMutationResolver } from './group-mutation.resolver.js';
import { CORP_GROUP } from './group.mappings.js';
import { GroupResolver } from './group.resolver.js';
import { GroupService } from './group.service.js';

/** Groups of users. */
@Module({
  imports: [DiscoveryModule, GraphModule],
  providers: [GroupResolver, GroupMutationResolver, GroupService, GroupMembershipService],
})
export class GroupModule {
  constructor(mappings: EntityMappings) {
    mappings.register(CORP_GROUP);
  }
}
