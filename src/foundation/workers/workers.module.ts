import { type DynamicModule, Module } from '@nestjs/common';
import { OneProcess } from './one-process.js';
import { Workers } from './workers.port.js';

/** Provides `Workers` to every module. */
@Module({})
export class WorkersModule {
  /** The global module that provides `workers`. */
  static register(workers: Workers = new OneProcess()): DynamicModule {
    return {
      module: WorkersModule,
      global: true,
      providers: [{ provide: Workers, useValue: workers }],
      exports: [Workers],
    };
  }
}
