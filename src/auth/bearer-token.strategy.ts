import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-custom';
import type { Actor } from './actor.js';
import { AuthenticationService, type RequestCredentials } from './authentication.service.js';

/** Name of the strategy in Passport. */
export const BEARER_STRATEGY = 'bearer';

/** Passport's strategy for the actor of a request. */
@Injectable()
export class BearerTokenStrategy extends PassportStrategy(Strategy, BEARER_STRATEGY) {
  constructor(private readonly authentication: AuthenticationService) {
    super();
  }

  /** The actor of `request`. Throws what `AuthenticationService.authenticate` throws. */
  validate(request: RequestCredentials): Promise<Actor> {
    return this.authentication.authenticate(request);
  }
}
