import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../auth/index.js';

/** No micro frontends are configured. */
const NO_MICRO_FRONTENDS = 'subNavigationMode: false\nmicroFrontends: []\n';

/** Endpoints that DataHub's web frontend calls on its own server. They contain no metadata. */
@Public()
@Controller()
export class FrontendCallsController {
  @Get('mfe/config')
  @Header('content-type', 'application/yaml; charset=utf-8')
  @Header('cache-control', 'no-cache')
  microFrontends(): string {
    return NO_MICRO_FRONTENDS;
  }

  /** Accepts and drops a browser's traces. */
  @Post('otel/v1/traces')
  @HttpCode(204)
  traces(): void {}
}
