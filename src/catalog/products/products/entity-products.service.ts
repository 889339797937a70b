import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type GraphqlContext, refTo } from '../../../entities/index.js';
import { EdgeStore } from '../../../graph/index.js';
import { dataProductProperties } from '../../../model/index.js';
import { siblingsOf } from '../../lineage/index.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import type { EntityDataProductAssociation, EntityDataProducts } from './entity-data-products.model.js';

/** Maximum number of entities per call, including siblings. Source: DataHub's GraphQL. */
const MOST_MEMBERS = 1_000;

/** Number of edges read per statement. */
const PAGE = 1_000;

/** Urns of products by asset. */
type ProductsByAsset = ReadonlyMap<string, readonly string[]>;

/** Finds the data products of entities and of their siblings. */
@Injectable()
export class EntityProductsService {
  constructor(private readonly edges: EdgeStore) {}

  /**
   * Returns the products of each of `urns`, in the same order, without products that the actor may not view. Throws
   * `MALFORMED_URN`, and `INVALID_ARGUMENT` for too many siblings.
   */
  async of(urns: readonly string[], context: GraphqlContext): Promise<EntityDataProducts[]> {
    for (const urn of urns) Urn.parse(urn);
    const groups = await Promise.all(urns.map(async (urn) => [urn, ...(await siblingsOf(urn, context)).urns]));
    const members = [...new Set(groups.flat())];
    if (members.length > MOST_MEMBERS)
      throw invalidArgument(`urns have more than ${String(MOST_MEMBERS)} siblings; ask for fewer`);
    const products = await this.productsOf(members);
    return Promise.all(
      urns.map(async (urn, at) => ({
        urn,
        dataProductAssociations: await associations(new Set(groups[at]), products, context),
      })),
    );
  }

  private async productsOf(assets: readonly string[]): Promise<ProductsByAsset> {
    const found = new Map<string, string[]>();
    if (assets.length === 0) return found;
    for (let scrollId: string | undefined; ;) {
      const page = await this.edges.scroll({
        source: { entityTypes: [DATA_PRODUCT.entityType] },
        destination: { urns: assets },
        types: ['DataProductContains'],
        count: PAGE,
        ...(scrollId !== undefined && { scrollId }),
      });
      for (const { source, destination } of page.edges)
        found.set(destination, [...(found.get(destination) ?? []), source]);
      scrollId = page.scrollId;
      if (scrollId === undefined) return found;
    }
  }
}

async function associations(
  group: ReadonlySet<string>,
  products: ProductsByAsset,
  { entities }: GraphqlContext,
): Promise<EntityDataProductAssociation[]> {
  const urns = [...new Set([...group].flatMap((asset) => products.get(asset) ?? []))];
  const viewable = await entities.viewable(urns, (urn) => urn);
  return Promise.all(
    viewable.map(async (urn) => {
      const assets = (await entities.value(urn, dataProductProperties))?.assets ?? [];
      const isOutputPort = assets.some(({ outputPort, destinationUrn }) => outputPort && group.has(destinationUrn));
      return { dataProduct: refTo(DATA_PRODUCT.typeName, urn), isOutputPort };
    }),
  );
}
