import { Module } from '@nestjs/common';
import { ViewModule } from '../../discovery/index.js';
import { GlobalSettingsResolver } from './global-settings.resolver.js';
import { GlobalSettingsService } from './global-settings.service.js';

/** What is set for everybody. */
@Module({
  imports: [ViewModule],
  providers: [GlobalSettingsResolver, GlobalSettingsService],
  exports: [GlobalSettingsService],
})
export class GlobalSettingsModule {}
