import { Field } from '@nestjs/graphql';
import { Dataset } from '../datasets/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../../annotations/index.js';
import { DataProduct } from '../../products/products/index.js';
import { AssetSettings } from './asset-settings.model.js';

/** Types whose entities have settings. */
export const WITH_SETTINGS = [Dataset, Domain, GlossaryNode, GlossaryTerm, DataProduct];

for (const { prototype } of WITH_SETTINGS) {
  Field(() => AssetSettings, { nullable: true, description: 'How the asset is shown.' })(prototype, 'settings');
}
