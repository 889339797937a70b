import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller.js';
import { LogInController } from './log-in.controller.js';
import { LogInPage } from './log-in-page.js';
import { PageController } from './page.controller.js';
import { SessionReplies } from './session-replies.js';
import { SingleSignOnController } from './single-sign-on.controller.js';

/** Log-in for browsers, and endpoints for a web front end in front of the service. */
@Module({
  controllers: [AuthController, LogInController, SingleSignOnController, PageController],
  providers: [SessionReplies, { provide: LogInPage, useFactory: () => LogInPage.load() }],
})
export class LoginModule {}
