import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityRef,
  mapping,
  parentsOf,
  refTo,
} from '../../../entities/index.js';
import { idOfUrn } from '../../../foundation/common/urn.js';
import { dataProductProperties } from '../../../model/index.js';
import { DataProduct } from './data-product.model.js';

/** Maximum number of levels of parent products. Source: DataHub. */
export const MOST_PARENTS = 20;

const parentDataProducts: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const parentOf = async (product: string) => (await entities.value(product, dataProductProperties))?.parentDataProduct;
  return (await parentsOf(urn, parentOf, MOST_PARENTS)).map(productRef);
};

/** Resolves the fields of data products. */
export const DATA_PRODUCT = mapping(DataProduct, 'dataProduct', {
  properties: aspectField(dataProductProperties, ({ assets, parentDataProduct, ...stored }, { urn }) => ({
    ...stored,
    urn,
    name: stored.name ?? idOfUrn(urn),
    numAssets: assets?.length ?? 0,
    customProperties: customProperties(stored.customProperties, urn),
    parentDataProduct: parentDataProduct === undefined ? null : productRef(parentDataProduct),
  })),
  parentDataProducts,
});

function productRef(urn: string): EntityRef {
  return refTo(DataProduct.name, urn);
}
