import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { BUSINESS_ATTRIBUTE, businessAttributesField } from './business-attribute.mappings.js';
import { BusinessAttributeResolver } from './business-attribute.resolver.js';
import './earlier-types.js';

/** Business attributes: what columns of many datasets have in common. */
@Module({ providers: [BusinessAttributeResolver] })
export class BusinessAttributeModule {
  constructor(mappings: EntityMappings) {
    mappings.register(BUSINESS_ATTRIBUTE);
    mappings.share({ businessAttributes: businessAttributesField });
  }
}
