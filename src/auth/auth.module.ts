import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AspectStore, distinctValuesRule, WriteRules } from '../aspects/index.js';
import { AppConfig } from '../foundation/config/index.js';
import { AuthenticationService } from './authentication.service.js';
import { AuthGuard } from './auth.guard.js';
import { BearerTokenStrategy } from './bearer-token.strategy.js';
import { InviteService } from './invites/invite.service.js';
import { DISTINCT_INVITES, InviteStore } from './invites/invite-store.js';
import { Eligibility } from './login/eligibility.js';
import { LogInService } from './login/log-in.service.js';
import { NativeUsers } from './login/native-users.js';
import { ExternalTokens } from './oauth/external-tokens.js';
import { OidcProvisioning } from './oidc/oidc-provisioning.js';
import { OidcService } from './oidc/oidc.service.js';
import { CredentialsStore } from './passwords/credentials-store.js';
import { FirstPassword } from './passwords/first-password.js';
import { PasswordService } from './passwords/password.service.js';
import { Authorizer } from './policies/authorizer.js';
import { FactStore } from './policies/fact-store.js';
import { PolicyStore } from './policies/policy-store.js';
import { PrivilegeGuard } from './privilege.guard.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RightsComparison } from './rights/rights-comparison.js';
import { RightsStore } from './rights/rights-store.js';
import { encryptionKey } from './secrets/encryption-key.js';
import { SecretCipher } from './secrets/secret-cipher.js';
import { SenderCheck } from './sender-check.js';
import { SsoSettings } from './oidc/sso-settings.js';
import { SessionService } from './sessions/session.service.js';
import { SessionStore } from './sessions/session-store.js';
import { FirstToken } from './tokens/first-token.js';
import { TokenSecrets } from './tokens/token-secrets.js';
import { TokenService } from './tokens/token.service.js';
import { TokenStore } from './tokens/token-store.js';
import { UserCreation } from './users/user-creation.js';
import { UserDirectory } from './users/user-directory.js';

/** Provides authentication and authorization. */
@Global()
@Module({
  imports: [PassportModule],
  providers: [
    CredentialsStore,
    Eligibility,
    ExternalTokens,
    FirstPassword,
    InviteService,
    InviteStore,
    LogInService,
    NativeUsers,
    OidcProvisioning,
    OidcService,
    PasswordService,
    SessionService,
    SessionStore,
    SsoSettings,
    UserCreation,
    FirstToken,
    AuthGuard,
    AuthenticationService,
    Authorizer,
    BearerTokenStrategy,
    FactStore,
    PolicyStore,
    PrivilegeGuard,
    RateLimitGuard,
    RightsComparison,
    SenderCheck,
    TokenService,
    TokenStore,
    UserDirectory,
    { provide: RightsStore, useExisting: AspectStore },
    { provide: APP_GUARD, useExisting: AuthGuard },
    { provide: APP_GUARD, useExisting: RateLimitGuard },
    { provide: APP_GUARD, useExisting: PrivilegeGuard },
    {
      provide: SecretCipher,
      useFactory: (config: AppConfig) => new SecretCipher(encryptionKey(config), config.secrets),
      inject: [AppConfig],
    },
    { provide: TokenSecrets, useFactory: (config: AppConfig) => TokenSecrets.load(config), inject: [AppConfig] },
  ],
  exports: [
    FirstPassword,
    FirstToken,
    InviteService,
    LogInService,
    NativeUsers,
    OidcService,
    PasswordService,
    SessionService,
    SsoSettings,
    AuthenticationService,
    Authorizer,
    SecretCipher,
    PolicyStore,
    RightsComparison,
    RightsStore,
    TokenSecrets,
    TokenService,
    UserDirectory,
  ],
})
export class AuthModule {
  constructor(rules: WriteRules) {
    rules.register(distinctValuesRule(DISTINCT_INVITES));
  }
}
