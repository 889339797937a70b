import { Module } from '@nestjs/common';
import { AssetUpdateResolver } from './asset-update.resolver.js';
import { AssetUpdateService } from './asset-update.service.js';

/** Mutations that replace whole aspects of assets. */
@Module({ providers: [AssetUpdateResolver, AssetUpdateService] })
export class AssetUpdateModule {}
