import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AspectsModule } from '../aspects/index.js';
import { AuditModule } from '../foundation/audit/index.js';
import { AuthModule, type TokenRequest, TokenService, UserDirectory } from '../auth/index.js';
import { ClockModule } from '../foundation/common/clock.module.js';
import { type AppConfig, ConfigModule, keepFilesPrivate, ownConfig } from '../foundation/config/index.js';
import { type Database, DatabaseModule } from '../foundation/database/index.js';
import { HttpModule } from '../foundation/http/index.js';
import { ModelModule } from '../model/index.js';
import { TelemetryModule } from '../foundation/telemetry/index.js';
import { WorkersModule } from '../foundation/workers/index.js';
import { type Command, UsageError } from './command.js';
import { openOwnDatabase } from './own-database.js';
import { parseTokenArguments, TOKEN_USAGE } from './token-arguments.js';

/** The part of the service that creates tokens. */
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
        WorkersModule.register(),
      ],
    };
  }
}

async function mint(config: AppConfig, request: TokenRequest): Promise<string> {
  keepFilesPrivate(config);
  const database = await openOwnDatabase(config, { exclusive: false, groupSize: 1 });
  const app = await NestFactory.createApplicationContext(TokenCommandModule.register(config, database), {
    logger: false,
    abortOnError: false,
  });
  try {
    const { isActive } = await app.get(UserDirectory).stateOf(request.actorUrn);
    if (!isActive) throw new UsageError(`--actor "${request.actorUrn}" is not an active user of this installation.`);
    return (await app.get(TokenService).mint(request)).token;
  } finally {
    await app.close();
  }
}

/** Creates an access token and prints it. */
export const token: Command = {
  usage: TOKEN_USAGE,
  async run(args) {
    const request = parseTokenArguments(args);
    process.stdout.write(`${await mint(ownConfig(), request)}\n`);
    return 0;
  },
};
