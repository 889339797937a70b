import { aspectField, type FieldResolvers } from '../../../entities/index.js';
import { storedTemplate } from '../../../administration/index.js';

/** Aspect that says how an asset is shown. */
export const SETTINGS_ASPECT = 'assetSettings';

/** The field of the assets that have settings. */
export const ASSET_FIELDS: FieldResolvers = { settings: aspectField(SETTINGS_ASPECT) };

/** The field of a template that an asset names. */
export const TEMPLATE_FIELDS: FieldResolvers = {
  template: (source, _args, context) =>
    storedTemplate((source as unknown as { readonly template: string }).template, context),
};
