import { Controller } from '@nestjs/common';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { trackUse } from './tracking.operations.js';

/** Takes what pages tell of their use. Nothing is kept of it. */
@Controller()
export class TrackingController {
  /** Takes one event. */
  @Operation(trackUse)
  track(_input: InputOf<typeof trackUse>): void {}
}
