import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import './earlier-types.js';
import { OWNERSHIP_TYPE, ownershipField } from './ownership.mappings.js';

/** Who owns what, and the kinds of ownership. */
@Module({})
export class OwnershipModule {
  constructor(mappings: EntityMappings) {
    mappings.register(OWNERSHIP_TYPE);
    mappings.share({ ownership: ownershipField });
  }
}
