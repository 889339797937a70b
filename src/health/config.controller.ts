import { Controller, Get, Header, Query } from '@nestjs/common';
import { type Actor, CurrentActor, Public } from '../auth/index.js';
import { ServerConfigProvider } from './server-config.js';

/** `GET /config`, which clients read before anything else; no token is asked for. */
@Public()
@Controller('config')
export class ConfigController {
  constructor(private readonly provider: ServerConfigProvider) {}

  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  config(@Query('verbose') verbose: string | undefined, @CurrentActor() actor: Actor | undefined): string {
    const { config } = this.provider;
    const shown = verbose === 'true' ? { ...config, userType: actor === undefined ? 'anonymous' : 'user' } : config;
    return `${JSON.stringify(shown, undefined, 2)}\n`;
  }
}
