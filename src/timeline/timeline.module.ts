import { Module } from '@nestjs/common';
import { TimelineService } from './timeline.service.js';

/** How entities changed over time. */
@Module({ providers: [TimelineService], exports: [TimelineService] })
export class TimelineModule {}
