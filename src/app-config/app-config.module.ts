import { Module } from '@nestjs/common';
import { AppConfigResolver } from './app-config.resolver.js';

/** What clients may want to know of the service. */
@Module({ providers: [AppConfigResolver] })
export class AppConfigModule {}
