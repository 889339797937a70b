import { Module } from '@nestjs/common';
import { Clock } from '../../../foundation/common/clock.js';
import { EntityMappings } from '../../../entities/index.js';
import { TimelineModule, TimelineService } from '../timeline/index.js';
import { ChangeHistoryResolver } from './change-history.resolver.js';
import { ChangeHistoryService } from './change-history.service.js';
import { documentChangesField } from './document-changes.js';
import './earlier-types.js';

/** How entities changed, over GraphQL. */
@Module({ imports: [TimelineModule], providers: [ChangeHistoryResolver, ChangeHistoryService] })
export class ChangeHistoryModule {
  constructor(mappings: EntityMappings, timeline: TimelineService, clock: Clock) {
    mappings.extend('Document', { changeHistory: documentChangesField(timeline, clock) });
  }
}
