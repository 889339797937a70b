import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  type FieldResolvers,
  type GraphqlContext,
  idOfUrn,
  refTo,
} from '../../../entities/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import type { StoredProduct } from './stored-product.js';

/** Levels of products that are followed upwards. */
const MAX_PARENTS = 20;

const ASPECT = 'dataProductProperties';

const parentDataProducts: EntityFieldResolver = async ({ urn }, _args, context) => {
  const products: string[] = [];
  let next = await parentOf(urn, context);
  while (next !== undefined && products.length < MAX_PARENTS && !products.includes(next)) {
    products.push(next);
    next = await parentOf(next, context);
  }
  return products.map(productRef);
};

/** How a data product shows in GraphQL. */
export const DATA_PRODUCT: EntityMapping = {
  entityType: 'dataProduct',
  typeName: 'DataProduct',
  fields: {
    properties: aspectField<StoredProduct>(ASPECT, ({ assets, parentDataProduct, ...stored }, { urn }) => ({
      ...stored,
      urn,
      name: stored.name ?? idOfUrn(urn),
      numAssets: assets?.length ?? 0,
      customProperties: customProperties(stored.customProperties, urn),
      parentDataProduct: parentDataProduct === undefined ? null : productRef(parentDataProduct),
    })),
    parentDataProducts,
  },
};

/** The fields of a product's properties, which carry its `urn`: it was made when its key aspect was written. */
export const PRODUCT_PROPERTIES: FieldResolvers = {
  createdOn: async ({ urn }, _args, { entities }) =>
    resolvedAuditStamp((await entities.aspect(urn, 'dataProductKey'))?.created),
};

function productRef(urn: string): ReturnType<typeof refTo> {
  return refTo('DataProduct', urn);
}

async function parentOf(urn: string, { entities }: GraphqlContext): Promise<string | undefined> {
  return ((await entities.value(urn, ASPECT)) as StoredProduct | undefined)?.parentDataProduct;
}
