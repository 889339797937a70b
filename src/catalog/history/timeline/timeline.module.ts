import { Module } from '@nestjs/common';
import { TimelineHistories } from './timeline-histories.js';
import { TimelineService } from './timeline.service.js';

/** The timeline: changes of entities over time. */
@Module({ providers: [TimelineHistories, TimelineService], exports: [TimelineService] })
export class TimelineModule {}
