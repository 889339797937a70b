import { Module } from '@nestjs/common';
import { ConsoleModule } from './console/index.js';
import { GraphiqlModule } from './graphiql/index.js';
import { GraphqlModule } from './graphql/index.js';
import { HealthModule } from './health/index.js';
import { MetricsModule } from './metrics/index.js';
import { OpenapiModule } from './openapi/index.js';
import { RestliModule } from './restli/index.js';
import { SchemaRegistryModule } from './schema-registry/index.js';

/** The three APIs, the explorer, the console, and what probes and collectors ask. */
@Module({
  imports: [
    RestliModule,
    OpenapiModule,
    GraphqlModule,
    GraphiqlModule,
    ConsoleModule,
    HealthModule,
    MetricsModule,
    SchemaRegistryModule,
  ],
})
export class ApiModule {}
