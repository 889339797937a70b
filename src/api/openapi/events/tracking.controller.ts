import { Controller } from '@nestjs/common';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { TRACKING } from './tracking.operations.js';

/** Takes what pages tell of their use. Nothing is kept of it. */
@Controller()
export class TrackingController {
  /** Takes one event. */
  @Operation(TRACKING.track)
  track(_input: InputOf<typeof TRACKING.track>): void {}
}
