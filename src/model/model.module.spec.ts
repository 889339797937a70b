import 'reflect-metadata';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import { AppConfig } from '../config/index.js';
import { AspectValidator, ModelModule, ModelRegistry } from './index.js';

@Global()
@Module({ providers: [{ provide: AppConfig, useValue: { model: { paths: [] } } }], exports: [AppConfig] })
class ConfigStandIn {}

@Module({ imports: [ConfigStandIn, ModelModule] })
class Application {}

describe('ModelModule', () => {
  it('should provide the registry and the validator', async () => {
    const context = await NestFactory.createApplicationContext(Application, { logger: false });
    const aspect = context.get(ModelRegistry).aspect('tag', 'tagProperties');
    expect(context.get(AspectValidator).validate(aspect, { name: 'a' })).toEqual({ name: 'a' });
    await context.close();
  });
});
