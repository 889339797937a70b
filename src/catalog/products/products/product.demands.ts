import { anyOf, condition, each, held, heldOnAll, the, where } from '../../../auth/index.js';

const MANAGING = ['EDIT_ENTITY', 'MANAGE_DATA_PRODUCTS'] as const;

/** To create a data product. */
export const CREATING_PRODUCT = held(MANAGING, the('domain'));

/** To manage a data product: asked on each of its domains, of which one suffices. */
export const MANAGING_PRODUCT = held(MANAGING, the('domain', 'of the product, or one of them'));

/** To manage all data products: asked where one is not stored. */
export const MANAGING_ANY_PRODUCT = heldOnAll(MANAGING, 'domain', 'dataProduct');

const STORED = condition('the product is stored');

/** To change a data product. */
export const CHANGING_PRODUCT = where(STORED, MANAGING_PRODUCT, MANAGING_ANY_PRODUCT);

/** To delete a data product itself. */
export const DELETING_ITSELF = held('DELETE_ENTITY', the('data product'));

/** To delete a data product that is stored. */
export const DELETING_STORED = anyOf(MANAGING_PRODUCT, DELETING_ITSELF);

/** To delete a data product. */
export const DELETING_PRODUCT = where(STORED, DELETING_STORED, MANAGING_ANY_PRODUCT);

/** To say which data products assets belong to. */
export const ASSIGNING_PRODUCTS = held(['EDIT_ENTITY', 'EDIT_ENTITY_DATA_PRODUCTS'], each('asset'));

/** To put assets into a data product, or to take them out of theirs. */
export const SETTING_PRODUCT = where(condition('a product is given'), CHANGING_PRODUCT, ASSIGNING_PRODUCTS);
