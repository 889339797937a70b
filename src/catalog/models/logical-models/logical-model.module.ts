import { Module } from '@nestjs/common';
import { isJsonObject } from '../../../foundation/common/json.js';
import { type EntityFieldResolver, EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import './earlier-types.js';
import { LogicalModelResolver } from './logical-model.resolver.js';
import { LogicalModelService } from './logical-model.service.js';
import { LOGICAL_PARENT } from './logical-parents.js';
import { LogicalTieService } from './logical-tie.service.js';

/** The field `logicalParent`: null when the caller may not view the parent. */
const logicalParent: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parent = (await entities.value(urn, LOGICAL_PARENT))?.['parent'];
  const destination = isJsonObject(parent) ? parent['destinationUrn'] : undefined;
  if (typeof destination !== 'string' || !(await entities.canView(destination))) return null;
  return entities.ref(destination);
};

/** Logical models, and the physical data that is an instance of them. */
@Module({ imports: [GraphModule], providers: [LogicalModelResolver, LogicalModelService, LogicalTieService] })
export class LogicalModelModule {
  constructor(mappings: EntityMappings) {
    mappings.share({ logicalParent });
  }
}
