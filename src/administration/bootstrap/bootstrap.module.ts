import { Module } from '@nestjs/common';
import { BootstrapService } from './bootstrap.service.js';
import { UnknownTypes } from './unknown-types.js';

/** What a fresh installation holds. */
@Module({ providers: [BootstrapService, UnknownTypes], exports: [BootstrapService] })
export class BootstrapModule {}
