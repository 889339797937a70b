import { Module } from '@nestjs/common';
import { distinctValuesRule, WriteRules } from '../../../aspects/index.js';
import { DiscoveryModule } from '../../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../../../annotations/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { AttributedColumns } from './attributed-columns.js';
import { BusinessAttributeAssignmentService } from './business-attribute-assignment.service.js';
import { BusinessAttributeEditResolver } from './business-attribute-edit.resolver.js';
import { BusinessAttributeEditService } from './business-attribute-edit.service.js';
import { businessAttributeName } from './business-attribute-name.js';
import { BusinessAttributeNames, DISTINCT_ATTRIBUTES } from './business-attribute-names.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';
import { BusinessAttributeResolver } from './business-attribute.resolver.js';
import { BusinessAttributesFieldResolver } from './business-attributes-field.resolver.js';

/** Business attributes: definitions that columns of many datasets share. */
@Module({
  imports: [DiscoveryModule, DocumentationModule],
  providers: [
    AttributedColumns,
    BusinessAttributeAssignmentService,
    BusinessAttributeEditResolver,
    BusinessAttributeEditService,
    BusinessAttributeNames,
    BusinessAttributeResolver,
    BusinessAttributesFieldResolver,
  ],
})
export class BusinessAttributeModule {
  constructor(mappings: EntityMappings, targets: TextTargets, names: BusinessAttributeNames, rules: WriteRules) {
    rules.register(distinctValuesRule(DISTINCT_ATTRIBUTES));
    targets.addNames(businessAttributeName(names));
    mappings.register(BUSINESS_ATTRIBUTE);
  }
}
