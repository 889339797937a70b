import { Module } from '@nestjs/common';
import { type DiscoveryInput, DiscoveryModule, hitOptions } from '../../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../../../annotations/index.js';
import { type EntityFieldResolver, EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { DATA_PRODUCT, PRODUCT_PROPERTIES } from './data-product.mappings.js';
import { DataProductResolver } from './data-product.resolver.js';
import { EntityProductsService } from './entity-products.service.js';
import { ProductAssetsService } from './product-assets.service.js';
import { ProductEditResolver } from './product-edit.resolver.js';
import { ProductEditService } from './product-edit.service.js';
import { ProductMembershipService } from './product-membership.service.js';
import { productName } from './product-name.js';
import { ProductRights } from './product-rights.js';

/** Data products, and what they hold. */
@Module({
  imports: [DiscoveryModule, DocumentationModule, GraphModule],
  providers: [
    DataProductResolver,
    EntityProductsService,
    ProductAssetsService,
    ProductEditResolver,
    ProductEditService,
    ProductMembershipService,
    ProductRights,
  ],
})
export class DataProductModule {
  constructor(mappings: EntityMappings, assets: ProductAssetsService, targets: TextTargets, rights: ProductRights) {
    const entities: EntityFieldResolver<{ input?: DiscoveryInput | null }> = ({ urn }, { input }, context, info) =>
      assets.search(urn, input ?? {}, context, hitOptions(info));
    mappings.register(DATA_PRODUCT);
    mappings.extend(DATA_PRODUCT.typeName, { entities });
    mappings.extend('DataProductProperties', PRODUCT_PROPERTIES);
    targets.addNames(productName(rights));
  }
}
