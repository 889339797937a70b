import { anyOf, condition, each, held, heldOnAll, the, where } from '../../../auth/index.js';

const MANAGING = ['EDIT_ENTITY', 'MANAGE_DATA_PRODUCTS'] as const;

/** Required to create a data product. */
export const CREATING_PRODUCT = held(MANAGING, the('domain'));

/** Required to manage a data product: checked on each of its domains, of which one suffices. */
export const MANAGING_PRODUCT = held(MANAGING, the('domain', 'of the product, or one of its domains'));

/** Required to manage a data product that is not stored. */
export const MANAGING_ANY_PRODUCT = heldOnAll(MANAGING, 'domain', 'dataProduct');

const STORED = condition('the product is stored');

/** Required to change a data product. */
export const CHANGING_PRODUCT = where(STORED, MANAGING_PRODUCT, MANAGING_ANY_PRODUCT);

/** Required to delete a data product: checked on the product itself, as an alternative. */
export const DELETING_ITSELF = held('DELETE_ENTITY', the('data product'));

/** Required to delete a stored data product. */
export const DELETING_STORED = anyOf(MANAGING_PRODUCT, DELETING_ITSELF);

/** Required to delete a data product. */
export const DELETING_PRODUCT = where(STORED, DELETING_STORED, MANAGING_ANY_PRODUCT);

/** Required to change the data products of assets. */
export const ASSIGNING_PRODUCTS = held(['EDIT_ENTITY', 'EDIT_ENTITY_DATA_PRODUCTS'], each('asset'));

/** Required to add assets to a data product, or to remove them from all data products. */
export const SETTING_PRODUCT = where(condition('a product is given'), CHANGING_PRODUCT, ASSIGNING_PRODUCTS);
