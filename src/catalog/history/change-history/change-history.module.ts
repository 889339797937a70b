import { Module } from '@nestjs/common';
import { TimelineModule } from '../timeline/index.js';
import { ChangeHistoryResolver } from './change-history.resolver.js';
import { ChangeHistoryService } from './change-history.service.js';
import { DocumentChangesResolver } from './document-changes.resolver.js';

/** Change history of entities over GraphQL. */
@Module({
  imports: [TimelineModule],
  providers: [ChangeHistoryResolver, ChangeHistoryService, DocumentChangesResolver],
})
export class ChangeHistoryModule {}
