import { Module } from '@nestjs/common';
import { TraceService } from './trace.service.js';

/** What became of writes. */
@Module({ providers: [TraceService], exports: [TraceService] })
export class TracesModule {}
