import { RENAMING, type TextTarget } from '../../../annotations/index.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import type { ProductRights } from './product-rights.js';

/** The display name of data products, which actors who may edit or manage a product can change. */
export function productName(rights: ProductRights): TextTarget {
  return {
    entityType: DATA_PRODUCT.entityType,
    aspectName: 'dataProductProperties',
    field: 'name',
    demand: RENAMING.dataProduct,
    allows: (actor, urn) => rights.mayManage(actor, urn),
  };
}
