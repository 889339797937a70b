import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { Dataset } from '../datasets/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../../annotations/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { assetSettings } from '../../../model/index.js';
import { DataProduct } from '../../products/products/index.js';
import { AssetSettings } from './asset-settings.model.js';

/** Returns a resolver of the field `settings` of one type. */
function settingsFieldOf(type: Type): Type {
  @Resolver(() => type)
  class SettingsField {
    @ResolveField(() => AssetSettings, { nullable: true, description: 'Display settings of the asset.' })
    async settings({ urn }: EntityRef, _args: object, { entities }: GraphqlContext): Promise<object | null> {
      return (await entities.value(urn, assetSettings)) ?? null;
    }
  }
  return SettingsField;
}

/** Resolvers of the field `settings`, one for each type that has it. */
export const SETTINGS_FIELDS = [Dataset, Domain, GlossaryNode, GlossaryTerm, DataProduct].map(settingsFieldOf);
