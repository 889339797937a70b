import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Authenticated } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject } from '../../../foundation/common/json.js';

/** Takes what pages tell of their use. Nothing is kept of it. */
@Controller('openapi/v1/tracking')
export class TrackingController {
  /** Takes one event. */
  @Authenticated('Nothing is done.')
  @Post('track')
  @HttpCode(200)
  track(@Body() event: unknown): void {
    if (isJsonObject(event) && typeof event['type'] === 'string') return;
    throw invalidArgument('The body must be a JSON object with a "type", a string.');
  }
}
