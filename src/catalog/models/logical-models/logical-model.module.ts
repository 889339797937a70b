import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { LogicalModelResolver } from './logical-model.resolver.js';
import { LogicalModelService } from './logical-model.service.js';
import { logicalParentField } from './logical-parent-field.js';
import { LogicalPlatforms } from './logical-platforms.js';
import { LogicalTieService } from './logical-tie.service.js';

/** Logical models, and the physical datasets that are instances of them. */
@Module({
  imports: [GraphModule],
  providers: [LogicalModelResolver, LogicalModelService, LogicalPlatforms, LogicalTieService],
})
export class LogicalModelModule {
  constructor(mappings: EntityMappings) {
    mappings.share({ logicalParent: logicalParentField });
  }
}
