import { Controller, Get, Logger, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stringifySetCookie } from 'cookie';
import { cookieOf, needsSecureCookies, OidcService, Public } from '../../auth/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { AppConfig } from '../../foundation/config/index.js';
import { queryOf } from '../../foundation/http/index.js';
import { redirectTarget } from './redirect-target.js';
import { SessionReplies } from './session-replies.js';

/** Cookie of a pending log-in through the identity provider. */
const FLOW_COOKIE = 'oidc_flow';
const CALLBACK_PATH = '/callback/oidc';

/** Log-in through an identity provider. The log-in page shows errors. */
@Public()
@Controller()
export class SingleSignOnController {
  private readonly logger = new Logger(SingleSignOnController.name);

  constructor(
    private readonly oidc: OidcService,
    private readonly replies: SessionReplies,
    private readonly config: AppConfig,
  ) {}

  @Get('sso')
  async begin(
    @Query('redirect_uri') wanted: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    try {
      const { url, flow, lifetimeMs } = await this.oidc.start(redirectTarget(wanted));
      void reply.header('set-cookie', this.flowCookie(request, flow, lifetimeMs / 1000)).redirect(url, 302);
    } catch (error) {
      this.refuse(reply, error);
    }
  }

  @Get(CALLBACK_PATH)
  async endByQuery(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.end(queryOf(request.url), request, reply);
  }

  /** For providers that return the browser with a form; its fields equal the query parameters. */
  @Post(CALLBACK_PATH)
  async endByForm(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.end(formText(request.body), request, reply);
  }

  private async end(response: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('set-cookie', this.flowCookie(request, '', 0));
    try {
      const { session, target } = await this.oidc.finish(response, cookieOf(request.headers, FLOW_COOKIE));
      this.replies.set(request, reply, session);
      void reply.redirect(target, 302);
    } catch (error) {
      this.refuse(reply, error);
    }
  }

  private refuse(reply: FastifyReply, error: unknown): void {
    if (!(error instanceof DomainError)) throw error;
    this.logger.warn(`Single sign-on: ${error.message}`);
    const deniedUrl = error.code === 'FORBIDDEN' ? this.config.oidc?.accessDeniedUrl : undefined;
    void reply.redirect(deniedUrl ?? logInPageWith(REASONS[error.code] ?? 'sso-failed'), 302);
  }

  private flowCookie(request: FastifyRequest, value: string, maxAge: number): string {
    const { logIn, oidc } = this.config;
    // A form that the provider's page sends takes along only cookies that all sites may send.
    const isForAll = logIn.cookieSameSite === 'NONE' || oidc?.responseMode === 'form_post';
    const sameSite = isForAll ? 'none' : 'lax';
    const secure = isForAll || needsSecureCookies(request, this.config);
    return stringifySetCookie({
      name: FLOW_COOKIE,
      value,
      path: CALLBACK_PATH,
      maxAge,
      sameSite,
      secure,
      httpOnly: true,
    });
  }
}

type Reason = keyof typeof TEXTS;

/** What DataHub's web frontend shows; the service's own log-in page has its texts for the reasons. */
const TEXTS = {
  'sso-off': 'There is no single sign-on here.',
  'sso-unreachable': 'The identity provider does not answer. Try again later.',
  'sso-refused': 'The log-in at your identity provider did not work, or you may not log in here.',
  'sso-failed': 'The log-in at your identity provider did not work. Try again.',
} as const;

const REASONS: Readonly<Partial<Record<DomainError['code'], Reason>>> = {
  NOT_FOUND: 'sso-off',
  ENGINE_UNAVAILABLE: 'sso-unreachable',
  INVALID_ARGUMENT: 'sso-refused',
  FORBIDDEN: 'sso-refused',
};

function logInPageWith(reason: Reason): string {
  return `/login?${new URLSearchParams({ error: reason, error_msg: TEXTS[reason] }).toString()}`;
}

function formText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(texts).toString();
}
