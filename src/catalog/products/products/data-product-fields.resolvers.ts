import { ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { type DiscoveryInput, hitOptions, SearchAcrossEntitiesInput, SearchResults } from '../../../discovery/index.js';
import { type EntityRef, FieldArgument, type GraphqlContext } from '../../../entities/index.js';
import { resolvedAuditStamp, ResolvedAuditStamp } from '../../../identity/index.js';
import { dataProductKey } from '../../../model/index.js';
import { DataProduct, DataProductProperties } from './data-product.model.js';
import { ProductAssetsService } from './product-assets.service.js';

/** Resolves the assets of data products. */
@Resolver(() => DataProduct)
export class ProductAssetsFieldResolver {
  constructor(private readonly assets: ProductAssetsService) {}

  @FieldArgument('input', () => SearchAcrossEntitiesInput, {
    nullable: true,
    description: 'The search. A filter on `isOutputPort` selects the output ports of the product.',
  })
  @ResolveField(() => SearchResults, { nullable: true, description: 'Searches the assets of the product.' })
  entities(
    { urn }: EntityRef,
    { input }: { readonly input?: DiscoveryInput | null },
    context: GraphqlContext,
    info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    return this.assets.search(urn, input ?? {}, context, hitOptions(info));
  }
}

/** Resolves the creation of data products. The parent value carries the urn of the product. */
@Resolver(() => DataProductProperties)
export class ProductCreationResolver {
  @ResolveField(() => ResolvedAuditStamp, { nullable: true, description: 'Creation of the product.' })
  async createdOn(
    { urn }: { readonly urn: string },
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<ResolvedAuditStamp | null> {
    return resolvedAuditStamp((await entities.aspect(urn, dataProductKey.name))?.created);
  }
}
