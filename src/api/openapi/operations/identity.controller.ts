import { Controller } from '@nestjs/common';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import { IDENTITY } from './identity.operations.js';

/** Returns the identity of callers. */
@Controller()
export class IdentityController {
  /** The urn of the caller. */
  @Operation(IDENTITY.urn)
  urn(_input: unknown, { actor }: Caller): { readonly urn: string } {
    return { urn: actor.urn };
  }
}
