import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../../../annotations/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { ProductAssetsFieldResolver, ProductCreationResolver } from './data-product-fields.resolvers.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import { DataProductResolver } from './data-product.resolver.js';
import { EntityProductsService } from './entity-products.service.js';
import { ProductAssetsService } from './product-assets.service.js';
import { ProductEditResolver } from './product-edit.resolver.js';
import { ProductEditService } from './product-edit.service.js';
import { ProductMembershipService } from './product-membership.service.js';
import { productName } from './product-name.js';
import { ProductRights } from './product-rights.js';

/** Data products and their assets. */
@Module({
  imports: [DiscoveryModule, DocumentationModule, GraphModule],
  providers: [
    DataProductResolver,
    EntityProductsService,
    ProductAssetsFieldResolver,
    ProductAssetsService,
    ProductCreationResolver,
    ProductEditResolver,
    ProductEditService,
    ProductMembershipService,
    ProductRights,
  ],
})
export class DataProductModule {
  constructor(mappings: EntityMappings, targets: TextTargets, rights: ProductRights) {
    mappings.register(DATA_PRODUCT);
    targets.addNames(productName(rights));
  }
}
