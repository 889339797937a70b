import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AuthenticationService,
  Authorizer,
  isFromOtherSite,
  LogInService,
  OidcService,
  Public,
  requireSameSite,
  userUrn,
} from '../../auth/index.js';
import { AuditTrail } from '../../foundation/audit/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { AppConfig } from '../../foundation/config/index.js';
import { objectIn, optionalTextIn, textIn } from './body.js';
import { isEmailAddress } from './email-address.js';
import { redirectTarget } from './redirect-target.js';
import { SessionReplies } from './session-replies.js';

/** Log-in, sign-up and password reset for browsers and for clients that behave like one. */
@Public()
@Controller()
export class LogInController {
  constructor(
    private readonly logIn: LogInService,
    private readonly oidc: OidcService,
    private readonly replies: SessionReplies,
    private readonly authentication: AuthenticationService,
    private readonly authorizer: Authorizer,
    private readonly audit: AuditTrail,
    private readonly config: AppConfig,
  ) {}

  @Post('logIn')
  @HttpCode(200)
  async logInWithPassword(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireSameSite(request, this.config.logIn.baseUrl);
    const members = objectIn(body);
    const userName = textIn(members, 'username', 'User name must not be empty.').trim();
    const password = members['password'];
    const session = await this.logIn.logIn(userName, typeof password === 'string' ? password : '');
    this.replies.set(request, reply, session);
  }

  @Post('signUp')
  @HttpCode(200)
  async signUp(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireSameSite(request, this.config.logIn.baseUrl);
    const members = objectIn(body);
    const fullName = textIn(members, 'fullName', 'Full name must not be empty.').trim();
    const email = this.emailIn(textIn(members, 'email', 'Email must not be empty.').trim());
    const password = textIn(members, 'password', 'Password must not be empty.');
    const inviteToken = textIn(members, 'inviteToken', 'Invite token must not be empty.');
    const urn = (await this.chosenUrn(members, request)) ?? userUrn(email);
    await this.logIn.signUp({ urn, fullName, email, password, title: optionalTextIn(members, 'title') }, inviteToken);
    this.replies.set(request, reply, await this.logIn.begin(urn, 'signUpLinkLogin'));
  }

  @Post('resetNativeUserCredentials')
  @HttpCode(200)
  async resetPassword(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireSameSite(request, this.config.logIn.baseUrl);
    const members = objectIn(body);
    const urn = userUrn(textIn(members, 'email', 'Email must not be empty.').trim());
    const password = textIn(members, 'password', 'Password must not be empty.');
    const resetToken = textIn(members, 'resetToken', 'Reset token must not be empty.');
    await this.logIn.resetPassword(urn, resetToken, password);
    this.replies.set(request, reply, await this.logIn.begin(urn, 'passwordReset'));
  }

  /** Ends the session. A request from another site changes nothing and gets the same response. */
  @Get('logOut')
  async logOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (isFromOtherSite(request, this.config.logIn.baseUrl)) return void reply.redirect('/login', 302);
    const actor = await this.authentication.sessionActor(request);
    await this.replies.clear(request, reply);
    if (actor !== undefined) this.audit.record({ action: 'LogOutEvent', actor: actor.urn, source: 'LOGIN' });
    void reply.redirect('/login', 302);
  }

  /** Redirects a browser to its target, or to the log-in page if it has no session. */
  @Get('authenticate')
  async authenticate(
    @Query('redirect_uri') wanted: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const target = redirectTarget(wanted);
    const query = `redirect_uri=${encodeURIComponent(target)}`;
    if ((await this.authentication.sessionActor(request)) !== undefined) void reply.redirect(target, 302);
    else void reply.redirect(this.oidc.isEnabled ? `/sso?${query}` : `/login?${query}`, 302);
  }

  /**
   * Returns the urn that DataHub's command line sends for a user added by an administrator; undefined if the caller may
   * not manage users, so that the urn is derived from the email address.
   */
  private async chosenUrn(members: JsonObject, request: FastifyRequest): Promise<string | undefined> {
    const urn = optionalTextIn(members, 'userUrn');
    if (urn === undefined || request.headers.authorization === undefined) return undefined;
    const actor = await this.authentication.authenticate(request);
    return (await this.authorizer.can(actor, ['MANAGE_USERS_AND_GROUPS'])) ? urn : undefined;
  }

  private emailIn(text: string): string {
    if (!this.config.logIn.enforceEmail || isEmailAddress(text)) return text;
    throw invalidArgument('Email must be an address such as name@example.com.');
  }
}
