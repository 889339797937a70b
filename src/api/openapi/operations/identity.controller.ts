import { Controller, Get } from '@nestjs/common';
import { type Actor, Authenticated, CurrentActor } from '../../../auth/index.js';

/** Tells callers who they are. */
@Controller('openapi/operations/identity')
export class IdentityController {
  /** The urn of the caller. */
  @Authenticated('Tells of the caller.')
  @Get('user/urn')
  urn(@CurrentActor() actor: Actor): { readonly urn: string } {
    return { urn: actor.urn };
  }
}
