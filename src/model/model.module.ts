import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../foundation/config/index.js';
import { AspectValidator } from './aspect-validator.js';
import { ModelRegistry } from './registry.js';

/** Provides the metadata model. */
@Global()
@Module({
  providers: [
    {
      provide: ModelRegistry,
      useFactory: (config: AppConfig) => ModelRegistry.standard(config.model.paths),
      inject: [AppConfig],
    },
    {
      provide: AspectValidator,
      useFactory: (registry: ModelRegistry, { writes }: AppConfig) =>
        new AspectValidator(registry, writes.maxAspectBytes, writes.isStrict),
      inject: [ModelRegistry, AppConfig],
    },
  ],
  exports: [ModelRegistry, AspectValidator],
})
export class ModelModule {}
