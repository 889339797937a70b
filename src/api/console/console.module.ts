import { Module } from '@nestjs/common';
import { PageFiles } from '../../foundation/http/index.js';
import { ConsoleController } from './console.controller.js';

/** Serves the operator's console at `/console`. */
@Module({
  controllers: [ConsoleController],
  providers: [{ provide: PageFiles, useFactory: () => PageFiles.ofBuild('console', 'The console') }],
})
export class ConsoleModule {}
