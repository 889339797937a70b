import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  type Actor,
  AuthorizedInside,
  condition,
  CurrentActor,
  LOGIN_SOURCE_HEADER,
  type LoginDenialReason,
  LogInService,
  loginSourceNamed,
  SsoSettings,
  TokenService,
  userUrn,
} from '../../auth/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { AppConfig } from '../../foundation/config/index.js';
import { memberIn, objectIn, optionalTextIn } from './body.js';

const SYSTEM_ONLY = condition('the credentials of the system client');

/** Endpoints for a web front end in front of the service, which must send the credentials of the system client. */
@Controller('auth')
export class AuthController {
  constructor(
    private readonly logIn: LogInService,
    private readonly tokens: TokenService,
    private readonly settings: SsoSettings,
    private readonly config: AppConfig,
  ) {}

  @AuthorizedInside(SYSTEM_ONLY)
  @Post('generateSessionTokenForUser')
  @HttpCode(200)
  async generateSessionToken(
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @Headers(LOGIN_SOURCE_HEADER) source: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ readonly accessToken: string } | { readonly loginDenialReason: LoginDenialReason }> {
    requireSystem(actor);
    const urn = userUrn(memberIn(objectIn(body), 'userId'));
    const loginDenialReason = await this.logIn.admit(urn, loginSourceNamed(source));
    if (loginDenialReason === undefined)
      return { accessToken: await this.tokens.mintStateless(urn, 'SESSION', this.config.logIn.sessionTokenMs) };
    void reply.status(403);
    return { loginDenialReason };
  }

  @AuthorizedInside(SYSTEM_ONLY)
  @Post('signUp')
  @HttpCode(200)
  async signUp(
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<{ readonly isNativeUserCreated: boolean }> {
    requireSystem(actor);
    const members = objectIn(body);
    const [urn, fullName, email, password, inviteToken] = [
      memberIn(members, 'userUrn'),
      memberIn(members, 'fullName'),
      memberIn(members, 'email'),
      memberIn(members, 'password'),
      memberIn(members, 'inviteToken'),
    ];
    await this.logIn.signUp({ urn, fullName, email, password, title: optionalTextIn(members, 'title') }, inviteToken);
    return { isNativeUserCreated: true };
  }

  @AuthorizedInside(SYSTEM_ONLY)
  @Post('resetNativeUserCredentials')
  @HttpCode(200)
  async resetCredentials(
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<{ readonly areNativeUserCredentialsReset: boolean }> {
    requireSystem(actor);
    const members = objectIn(body);
    const [urn, password] = [memberIn(members, 'userUrn'), memberIn(members, 'password')];
    await this.logIn.resetPassword(urn, memberIn(members, 'resetToken'), password);
    return { areNativeUserCredentialsReset: true };
  }

  @AuthorizedInside(SYSTEM_ONLY)
  @Post('verifyNativeUserCredentials')
  @HttpCode(200)
  async verifyCredentials(
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
    @Headers(LOGIN_SOURCE_HEADER) source: string | undefined,
  ): Promise<{ readonly doesPasswordMatch: boolean; readonly loginDenialReason?: LoginDenialReason }> {
    requireSystem(actor);
    const members = objectIn(body);
    const password = memberIn(members, 'password');
    return this.logIn.verify(memberIn(members, 'userUrn'), password, loginSourceNamed(source));
  }

  @AuthorizedInside(SYSTEM_ONLY)
  @Post('getSsoSettings')
  @HttpCode(200)
  async ssoSettings(@CurrentActor() actor: Actor): Promise<JsonObject> {
    requireSystem(actor);
    const settings = await this.settings.read();
    if (settings !== undefined) return settings;
    throw new DomainError('NOT_FOUND', 'The global settings contain no settings for single sign-on.');
  }
}

function requireSystem({ isSystem }: Actor): void {
  if (!isSystem)
    throw new DomainError(
      'UNAUTHENTICATED',
      'Only the system client may call this endpoint: send the header "Authorization: Basic <id>:<secret>" with ' +
        'DATAHUB_SYSTEM_CLIENT_ID and its secret.',
    );
}
