import { Controller, Get, Header, Headers, Query } from '@nestjs/common';
import { AuthenticationService, Public, type RequestHeaders } from '../auth/index.js';
import { DomainError } from '../common/errors.js';
import { type ServerConfig, ServerConfigProvider } from './server-config.js';

/** What `?verbose=true` adds. */
interface VerboseConfig extends ServerConfig {
  readonly userType: 'anonymous' | 'user';
}

/** `GET /config`, which clients read before anything else; no token is asked for. */
@Public()
@Controller('config')
export class ConfigController {
  constructor(
    private readonly provider: ServerConfigProvider,
    private readonly authentication: AuthenticationService,
  ) {}

  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  async config(@Query('verbose') verbose: string | undefined, @Headers() headers: RequestHeaders): Promise<string> {
    const { config } = this.provider;
    const shown: ServerConfig | VerboseConfig =
      verbose === 'true' ? { ...config, userType: await this.userTypeOf(headers) } : config;
    return `${JSON.stringify(shown, undefined, 2)}\n`;
  }

  private async userTypeOf(headers: RequestHeaders): Promise<VerboseConfig['userType']> {
    try {
      await this.authentication.authenticate(headers);
      return 'user';
    } catch (error) {
      if (error instanceof DomainError) return 'anonymous';
      throw error;
    }
  }
}
