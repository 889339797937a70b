import { Global, Module } from '@nestjs/common';
import { RunIndexListener } from './run-index.listener.js';
import { RunIndexStore } from './run-index.store.js';

/** What is derived from aspects and belongs to no engine of its own: the listing of ingestion runs. */
@Global()
@Module({ providers: [RunIndexStore, RunIndexListener], exports: [RunIndexStore] })
export class ProjectionModule {}
