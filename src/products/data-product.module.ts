import { Module } from '@nestjs/common';
import { type DiscoveryInput, DiscoveryModule, hitOptions } from '../discovery/index.js';
import { type EntityFieldResolver, EntityMappings } from '../entities/index.js';
import { DATA_PRODUCT, PRODUCT_PROPERTIES } from './data-product.mappings.js';
import { DataProductResolver } from './data-product.resolver.js';
import { ProductAssetsService } from './product-assets.service.js';

/** Data products, and what they hold. */
@Module({ imports: [DiscoveryModule], providers: [DataProductResolver, ProductAssetsService] })
export class DataProductModule {
  constructor(mappings: EntityMappings, assets: ProductAssetsService) {
    const entities: EntityFieldResolver<{ input?: DiscoveryInput | null }> = ({ urn }, { input }, context, info) =>
      assets.search(urn, input ?? {}, context, hitOptions(info));
    mappings.register(DATA_PRODUCT);
    mappings.extend(DATA_PRODUCT.typeName, { entities });
    mappings.extend('DataProductProperties', PRODUCT_PROPERTIES);
  }
}
