import { Module } from '@nestjs/common';
import { AspectValidator } from '../../model/index.js';
import { CheckRegistry } from './check-registry.js';
import { ConsistencyCheckService } from './consistency-check.service.js';
import { ConsistencyFixService } from './consistency-fix.service.js';
import { FixRegistry } from './fix-registry.js';
import { DeleteAspectFix } from './fixes/delete-aspect.fix.js';
import { DeleteIndexDocumentsFix } from './fixes/delete-index-documents.fix.js';
import { HardDeleteFix } from './fixes/hard-delete.fix.js';
import { SoftDeleteFix } from './fixes/soft-delete.fix.js';
import { TrimUpsertFix } from './fixes/trim-upsert.fix.js';
import { BatchReader } from './scan/batch-reader.js';
import { IndexedUrns } from './scan/indexed-urns.js';
import { StoredUrns } from './scan/stored-urns.js';

/** Checks of stored data against the model and of indices against stored data, and fixes. */
@Module({
  providers: [
    {
      provide: CheckRegistry,
      inject: [AspectValidator],
      useFactory: (validator: AspectValidator) => CheckRegistry.standard(validator),
    },
    StoredUrns,
    IndexedUrns,
    BatchReader,
    SoftDeleteFix,
    HardDeleteFix,
    DeleteAspectFix,
    TrimUpsertFix,
    DeleteIndexDocumentsFix,
    FixRegistry,
    ConsistencyCheckService,
    ConsistencyFixService,
  ],
  exports: [ConsistencyCheckService, ConsistencyFixService],
})
export class ConsistencyModule {}
