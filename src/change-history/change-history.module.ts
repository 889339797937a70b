import { Module } from '@nestjs/common';
import { TimelineModule } from '../timeline/index.js';
import { ChangeHistoryResolver } from './change-history.resolver.js';
import { ChangeHistoryService } from './change-history.service.js';

/** How entities changed, over GraphQL. */
@Module({ imports: [TimelineModule], providers: [ChangeHistoryResolver, ChangeHistoryService] })
export class ChangeHistoryModule {}
