import { Global, Module } from '@nestjs/common';
import { EdgeListener } from './edge-listener.js';
import { EdgeReconciler } from './edge-reconciler.js';
import { EdgeStore } from './edge-store.js';
import { LineageService } from './lineage.service.js';
import { ReferenceStore } from './reference-store.js';
import { Referrers } from './referrers.js';

/** The graph of entities, stored in SQL with the aspects. */
@Global()
@Module({
  providers: [EdgeStore, ReferenceStore, Referrers, EdgeListener, EdgeReconciler, LineageService],
  exports: [EdgeStore, ReferenceStore, Referrers, EdgeReconciler, LineageService],
})
export class GraphModule {}
