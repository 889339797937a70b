import { Module } from '@nestjs/common';
import { GlobalSettingsModule } from '../global-settings/index.js';
import { AppConfigResolver } from './app-config.resolver.js';
import { ProductUpdateResolver } from './product-update.resolver.js';

/** The configuration that the service reports to clients. */
@Module({ imports: [GlobalSettingsModule], providers: [AppConfigResolver, ProductUpdateResolver] })
export class AppConfigModule {}
