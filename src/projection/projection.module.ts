import { Global, Module } from '@nestjs/common';
import { RebuildRegister } from './rebuild-register.js';
import { RevisionStore } from './revision-store.js';
import { RunIndexListener } from './run-index.listener.js';
import { RunIndexStore } from './run-index.store.js';

/** Keeps what is derived from aspects in step with them: the search index and the listing of ingestion runs. */
@Global()
@Module({
  providers: [RunIndexStore, RunIndexListener, RevisionStore, RebuildRegister],
  exports: [RunIndexStore, RevisionStore, RebuildRegister],
})
export class ProjectionModule {}
