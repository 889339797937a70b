import { Global, Module } from '@nestjs/common';
import { EdgeListener } from './edge-listener.js';
import { EdgeReconciler } from './edge-reconciler.js';
import { EdgeStore } from './edge-store.js';

/** The graph of entities, kept in SQL beside the aspects. */
@Global()
@Module({ providers: [EdgeStore, EdgeListener, EdgeReconciler], exports: [EdgeStore, EdgeReconciler] })
export class GraphModule {}
