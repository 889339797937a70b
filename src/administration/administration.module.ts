import { Module } from '@nestjs/common';
import { AppConfigModule } from './app-config/index.js';
import { BootstrapModule } from './bootstrap/index.js';
import { ConnectionModule } from './connections/index.js';
import { GlobalSettingsModule } from './global-settings/index.js';
import { IngestionSourceModule } from './ingestion-sources/index.js';
import { PagesModule } from './pages/index.js';
import { PolicyModule } from './policies/index.js';
import { PostModule } from './posts/index.js';
import { RoleModule } from './roles/index.js';
import { StepStateModule } from './step-states/index.js';
import { WebhookModule } from './webhooks/index.js';

/**
 * Roles, policies, settings, ingestion sources, posts, pages, webhooks, and the initial metadata of an installation.
 */
@Module({
  imports: [
    RoleModule,
    PolicyModule,
    IngestionSourceModule,
    ConnectionModule,
    AppConfigModule,
    GlobalSettingsModule,
    StepStateModule,
    PostModule,
    PagesModule,
    WebhookModule,
    BootstrapModule,
  ],
})
export class AdministrationModule {}
