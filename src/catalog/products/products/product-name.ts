import { RENAMING, type TextTarget } from '../../../annotations/index.js';
import { DATA_PRODUCT } from './data-product.mappings.js';
import type { ProductRights } from './product-rights.js';

/** The name of a data product: for those who may edit it, or manage the products of one of its domains. */
export function productName(rights: ProductRights): TextTarget {
  return {
    entityName: DATA_PRODUCT.entityName,
    aspectName: 'dataProductProperties',
    field: 'name',
    demand: RENAMING.dataProduct,
    allows: (actor, urn) => rights.mayManage(actor, urn),
  };
}
