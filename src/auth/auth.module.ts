import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AppConfig } from '../config/index.js';
import { AuthenticationService } from './authentication.service.js';
import { AuthGuard } from './auth.guard.js';
import { BearerTokenStrategy } from './bearer-token.strategy.js';
import { Authorizer } from './policies/authorizer.js';
import { FactStore } from './policies/fact-store.js';
import { PolicyStore } from './policies/policy-store.js';
import { FirstToken } from './tokens/first-token.js';
import { TokenSecrets } from './tokens/token-secrets.js';
import { TokenService } from './tokens/token.service.js';
import { TokenStore } from './tokens/token-store.js';
import { UserDirectory } from './users/user-directory.js';

/** Who makes a request, and what they may do. */
@Global()
@Module({
  imports: [PassportModule],
  providers: [
    FirstToken,
    AuthGuard,
    AuthenticationService,
    Authorizer,
    BearerTokenStrategy,
    FactStore,
    PolicyStore,
    TokenService,
    TokenStore,
    UserDirectory,
    { provide: APP_GUARD, useExisting: AuthGuard },
    { provide: TokenSecrets, useFactory: (config: AppConfig) => TokenSecrets.load(config), inject: [AppConfig] },
  ],
  exports: [FirstToken, AuthenticationService, Authorizer, TokenService, UserDirectory],
})
export class AuthModule {}
