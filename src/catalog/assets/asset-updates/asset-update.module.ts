import { Module } from '@nestjs/common';
import { AssetUpdateResolver } from './asset-update.resolver.js';
import { AssetUpdateService } from './asset-update.service.js';

/** Replacing whole parts of what is known of assets. */
@Module({ providers: [AssetUpdateResolver, AssetUpdateService] })
export class AssetUpdateModule {}
