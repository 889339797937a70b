import { Module } from '@nestjs/common';
import { BootstrapService } from './bootstrap.service.js';
import { UnknownTypes } from './unknown-types.js';

/** The initial metadata of an installation. */
@Module({ providers: [BootstrapService, UnknownTypes], exports: [BootstrapService] })
export class BootstrapModule {}
