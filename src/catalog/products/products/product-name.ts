import { RENAMING, type TextTarget } from '../../../annotations/index.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import type { ProductRights } from './product-rights.js';

/** The name of a data product: for those who may edit it, or manage the products of one of its domains. */
export function productName(rights: ProductRights): TextTarget {
  return {
    entityType: DATA_PRODUCT.entityType,
    aspectName: 'dataProductProperties',
    field: 'name',
    demand: RENAMING.dataProduct,
    allows: (actor, urn) => rights.mayManage(actor, urn),
  };
}
