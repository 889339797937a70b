import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../foundation/config/index.js';
import { AspectLog } from './rows/aspect-log.js';
import { AspectRemover } from './rows/aspect-remover.js';
import { AspectScanner } from './scans/aspect-scanner.js';
import { AspectStore } from './aspect-store.js';
import { AspectWriter } from './aspect-writer.js';
import { ChangeEventCleanup } from './change-events/change-event-cleanup.js';
import { ChangeEventListener } from './change-events/change-event.listener.js';
import { ChangeFeed } from './change-events/change-feed.js';
import { ChangeLog } from './change-events/change-log.js';
import { ChangeLogStart } from './change-events/change-log-start.js';
import { ChangeWatch } from './change-events/change-watch.js';
import { ValueRestatement } from './change-events/value-restatement.js';
import { PatchLimits } from './patch/index.js';
import { RegistryAspectStore } from './registry-aspect-store.js';
import { RetentionPolicies } from './rows/retention.js';
import { RetentionSweep } from './rows/retention-sweep.js';
import { StoredTypes } from './rows/stored-types.js';
import { VisibleAspects } from './visible-aspects.js';
import { WorkerCaches } from './worker-caches.js';
import { WriteListeners } from './writes/write-listener.js';
import { WriteRules } from './writes/write-rule.js';
import { WriteSwitch } from './writes/write-switch.js';

const SERVICES = [
  AspectLog,
  AspectRemover,
  AspectScanner,
  AspectStore,
  AspectWriter,
  ChangeFeed,
  ChangeLog,
  ChangeWatch,
  RegistryAspectStore,
  RetentionSweep,
  StoredTypes,
  ValueRestatement,
  VisibleAspects,
  WriteListeners,
  WriteRules,
  WriteSwitch,
];

/** The truth: reads and writes of aspects, and the hooks into a write. */
@Global()
@Module({
  providers: [
    ...SERVICES,
    RetentionPolicies,
    ChangeEventListener,
    ChangeEventCleanup,
    ChangeLogStart,
    WorkerCaches,
    {
      provide: PatchLimits,
      useFactory: ({ writes }: AppConfig) => new PatchLimits(writes.maxPatchOperations, writes.maxPatchCopies),
      inject: [AppConfig],
    },
  ],
  exports: SERVICES,
})
export class AspectsModule implements OnModuleInit {
  constructor(
    private readonly listeners: WriteListeners,
    private readonly retention: RetentionPolicies,
  ) {}

  onModuleInit(): void {
    this.listeners.registerCache(this.retention);
  }
}
