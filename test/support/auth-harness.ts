import { AuthenticationService, FirstToken, TokenService } from '../../src/auth/index.js';
import { encryptionKey } from '../../src/auth/secrets/encryption-key.js';
import { SecretCipher } from '../../src/auth/secrets/secret-cipher.js';
import { SessionStore } from '../../src/auth/sessions/session-store.js';
import { TokenSecrets } from '../../src/auth/tokens/token-secrets.js';
import { TokenStore } from '../../src/auth/tokens/token-store.js';
import { type AuthorizationHarness, authorizationHarness } from './authorization-harness.js';

/** Authentication and authorization over an embedded database of their own. */
export interface AuthHarness extends AuthorizationHarness {
  readonly tokens: TokenService;
  readonly authentication: AuthenticationService;
  readonly sessions: SessionService;
  readonly creation: UserCreation;
  readonly cipher: SecretCipher;
  readonly credentials: CredentialsStore;
  readonly passwords: PasswordService;
  readonly natives: NativeUsers;
  readonly firstPassword: FirstPassword;
  readonly firstToken: FirstToken;
}

/** Opens a harness; `env` is its configuration. */
export async function authHarness(env: Readonly<Record<string, string>> = {}): Promise<AuthHarness> {
  const harness = await authorizationHarness(env);
  const { aspects, clock, config, users } = harness;
  const secrets = TokenSecrets.load(config);
  const store = new TokenStore(aspects.store, aspects.writer, clock);
  const tokens = new TokenService(store, users, secrets, clock, config, aspects.listeners);
  tokens.onModuleInit();
  return {
    ...harness,
    tokens,
    creation,
    sessions,
    cipher,
    passwords,
    credentials,
    natives: new NativeUsers(passwords, creation, config),
    firstPassword: new FirstPassword(passwords, config),
    authentication: new AuthenticationService(tokens, sessions, externalTokens, users, config),
    firstToken: new FirstToken(tokens, store, secrets, config),
  };
}
