import { Module } from '@nestjs/common';
import { ViewModule } from '../../discovery/index.js';
import { GlobalSettingsResolver } from './global-settings.resolver.js';
import { GlobalSettingsService } from './global-settings.service.js';

/** Settings that apply to every user. */
@Module({
  imports: [ViewModule],
  providers: [GlobalSettingsResolver, GlobalSettingsService],
  exports: [GlobalSettingsService],
})
export class GlobalSettingsModule {}
