import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../auth/index.js';

/** No other frontends are built into this one. */
const NO_MICRO_FRONTENDS = 'subNavigationMode: false\nmicroFrontends: []\n';

/** What DataHub's web frontend asks of the server that it comes from. Nothing of it is metadata. */
@Public()
@Controller()
export class FrontendCallsController {
  @Get('mfe/config')
  @Header('content-type', 'application/yaml; charset=utf-8')
  @Header('cache-control', 'no-cache')
  microFrontends(): string {
    return NO_MICRO_FRONTENDS;
  }

  /** Takes what a browser measured, and drops it. */
  @Post('otel/v1/traces')
  @HttpCode(204)
  traces(): void {}
}
