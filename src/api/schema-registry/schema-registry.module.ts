import { Module, type OnModuleInit } from '@nestjs/common';
import { ErrorStyles } from '../../foundation/http/index.js';
import { CompatibilityController } from './compatibility.controller.js';
import { PublishedSchemas } from './published-schemas.js';
import { registryErrorStyle } from './registry-error-style.js';
import { SchemasController } from './schemas.controller.js';
import { SubjectsController } from './subjects.controller.js';

/** Serves the schemas of messages to clients of Kafka, over the API of Confluent's schema registry. */
@Module({
  controllers: [CompatibilityController, SchemasController, SubjectsController],
  providers: [PublishedSchemas],
})
export class SchemaRegistryModule implements OnModuleInit {
  constructor(private readonly styles: ErrorStyles) {}

  onModuleInit(): void {
    this.styles.register(registryErrorStyle);
  }
}
