import { Controller } from '@nestjs/common';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { TRACKING } from './tracking.operations.js';

/** Accepts usage events of pages. They are not stored. */
@Controller()
export class TrackingController {
  /** Accepts one event. */
  @Operation(TRACKING.track)
  track(_input: InputOf<typeof TRACKING.track>): void {}
}
