import { Module } from '@nestjs/common';
import { BootstrapService } from './bootstrap.service.js';

/** What a fresh installation holds. */
@Module({ providers: [BootstrapService], exports: [BootstrapService] })
export class BootstrapModule {}
