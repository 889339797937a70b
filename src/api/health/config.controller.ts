import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { AuthenticationService, Public, type RequestCredentials } from '../../auth/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { type ServerConfig, ServerConfigProvider } from './server-config.js';

/** The configuration with the additions of `?verbose=true`. */
interface VerboseConfig extends ServerConfig {
  readonly userType: 'anonymous' | 'user';
}

/** `GET /config`, which clients read first; public. */
@Public()
@Controller('config')
export class ConfigController {
  constructor(
    private readonly provider: ServerConfigProvider,
    private readonly authentication: AuthenticationService,
  ) {}

  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  async config(@Query('verbose') verbose: string | undefined, @Req() request: RequestCredentials): Promise<string> {
    const { config } = this.provider;
    const shown: ServerConfig | VerboseConfig =
      verbose === 'true' ? { ...config, userType: await this.userTypeOf(request) } : config;
    return `${JSON.stringify(shown, undefined, 2)}\n`;
  }

  private async userTypeOf(request: RequestCredentials): Promise<VerboseConfig['userType']> {
    try {
      await this.authentication.authenticate(request);
      return 'user';
    } catch (error) {
      if (error instanceof DomainError) return 'anonymous';
      throw error;
    }
  }
}
