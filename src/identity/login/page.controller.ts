import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OidcService, Public } from '../../auth/index.js';
import { LogInPage } from './log-in-page.js';

/** The log-in pages, which contain public information only. */
@Public()
@Controller()
export class PageController {
  constructor(
    private readonly page: LogInPage,
    private readonly oidc: OidcService,
  ) {}

  /**
   * Serves the forms for log-in, for sign-up with an invite link and for password reset with a reset link. The page
   * selects the form by its URL.
   */
  @Get(['login', 'signup', 'reset'])
  logInPage(@Res() reply: FastifyReply): void {
    const html = this.page.html({ singleSignOn: this.oidc.isEnabled });
    void reply
      .header('content-security-policy', this.page.policy)
      .header('x-frame-options', 'DENY')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  @Get()
  home(@Res() reply: FastifyReply): void {
    void reply.redirect('/console', 302);
  }
}
