import 'reflect-metadata';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import { AppConfig } from '../foundation/config/index.js';
import { AspectValidator, ModelModule, ModelRegistry } from './index.js';

@Global()
@Module({
  providers: [{ provide: AppConfig, useValue: { model: { paths: [] }, writes: { maxAspectBytes: 40 } } }],
  exports: [AppConfig],
})
class ConfigStandIn {}

@Module({ imports: [ConfigStandIn, ModelModule] })
class Application {}

describe('ModelModule', () => {
  it('should provide the registry and the validator', async () => {
    const context = await NestFactory.createApplicationContext(Application, { logger: false });
    const aspect = context.get(ModelRegistry).aspect('tag', 'tagProperties');
    expect(context.get(AspectValidator).validate(aspect, { name: 'a' })).toEqual({ name: 'a' });
    const validateLong = (): unknown => context.get(AspectValidator).validate(aspect, { name: 'a'.repeat(40) });
    expect(validateLong).toThrow('Aspect size validation failed at tagProperties');
    await context.close();
  });
});
