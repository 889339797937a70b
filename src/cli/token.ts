import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AspectsModule } from '../aspects/index.js';
import { AuditModule } from '../audit/index.js';
import { AuthModule, type TokenRequest, TokenService, UserDirectory } from '../auth/index.js';
import { ClockModule } from '../common/clock.module.js';
import { DomainError } from '../common/errors.js';
import { type AppConfig, ConfigModule, keepFilesPrivate, loadConfig } from '../config/index.js';
import { Database, DatabaseModule } from '../database/index.js';
import { HttpModule } from '../http/index.js';
import { ModelModule } from '../model/index.js';
import { ENTITY_ROWS } from '../rows.js';
import { TelemetryModule } from '../telemetry/index.js';
import { parseTokenArguments, TOKEN_USAGE, UsageError } from './token-arguments.js';

const EXIT_FAILED = 1;
const EXIT_BAD_ARGUMENTS = 2;

/** The part of the service that makes tokens. */
@Module({})
class TokenCommandModule {
  static register(config: AppConfig, database: Database): DynamicModule {
    return {
      module: TokenCommandModule,
      imports: [
        ConfigModule.register(config),
        ClockModule,
        DatabaseModule.register(database),
        HttpModule,
        TelemetryModule,
        AuditModule,
        ModelModule,
        AspectsModule,
        AuthModule,
      ],
    };
  }
}

async function mint(config: AppConfig, request: TokenRequest): Promise<string> {
  keepFilesPrivate(config);
  const { url, poolSize } = config.database;
  const database = await Database.open({ url, poolSize, groupSize: 1, exclusive: false, entities: ENTITY_ROWS });
  const app = await NestFactory.createApplicationContext(TokenCommandModule.register(config, database), {
    logger: false,
    abortOnError: false,
  });
  try {
    const { isActive } = await app.get(UserDirectory).stateOf(request.actorUrn);
    if (!isActive) throw new UsageError(`--actor "${request.actorUrn}" is no active user of this installation.`);
    return (await app.get(TokenService).mint(request)).token;
  } finally {
    await app.close();
  }
}

async function run(args: readonly string[]): Promise<number> {
  const request = parseTokenArguments(args);
  if (request === undefined) {
    process.stdout.write(TOKEN_USAGE);
    return 0;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.stdout.write(`${await mint(loadConfig(process.env), request)}\n`);
  return 0;
}

function report(error: unknown): number {
  const isCallersMistake =
    error instanceof UsageError || (error instanceof DomainError && error.code === 'INVALID_ARGUMENT');
  if (isCallersMistake) {
    process.stderr.write(`${error.message}\n\n${TOKEN_USAGE}`);
    return EXIT_BAD_ARGUMENTS;
  }
  const text = error instanceof DomainError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`No token was made. ${text ?? ''}\n`);
  return EXIT_FAILED;
}

process.exitCode = await run(process.argv.slice(2)).catch(report);
