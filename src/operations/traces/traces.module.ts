import { Module } from '@nestjs/common';
import { TraceService } from './trace.service.js';

/** Traces of writes. */
@Module({ providers: [TraceService], exports: [TraceService] })
export class TracesModule {}
