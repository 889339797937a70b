import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AspectRow } from './aspect.row.js';
import { AspectScanner } from './aspect-scanner.js';
import { AspectStore } from './aspect-store.js';
import { AspectWriter } from './aspect-writer.js';
import { RetentionPolicies } from './retention.js';
import { WriteListeners } from './write-listener.js';
import { WriteRules } from './write-rule.js';

/** The truth: reads and writes of aspects, and the places where others hook into a write. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AspectRow])],
  providers: [AspectScanner, AspectStore, AspectWriter, RetentionPolicies, WriteListeners, WriteRules],
  exports: [AspectScanner, AspectStore, AspectWriter, WriteListeners, WriteRules],
})
export class AspectsModule implements OnModuleInit {
  constructor(
    @Inject(WriteListeners) private readonly listeners: WriteListeners,
    @Inject(RetentionPolicies) private readonly retention: RetentionPolicies,
  ) {}

  onModuleInit(): void {
    this.listeners.register(this.retention);
  }
}
