import {
  AuthenticationService,
  FirstPassword,
  FirstToken,
  NativeUsers,
  PasswordService,
  RightsComparison,
  SessionService,
  TokenService,
} from '../../../src/auth/index.js';
import { ExternalTokens } from '../../../src/auth/oauth/external-tokens.js';
import { CredentialsStore } from '../../../src/auth/passwords/credentials-store.js';
import { encryptionKey } from '../../../src/auth/secrets/encryption-key.js';
import { SecretCipher } from '../../../src/auth/secrets/secret-cipher.js';
import { SessionStore } from '../../../src/auth/sessions/session-store.js';
import { TokenSecrets } from '../../../src/auth/tokens/token-secrets.js';
import { TokenStore } from '../../../src/auth/tokens/token-store.js';
import { UserCreation } from '../../../src/auth/users/user-creation.js';
import { ModelRegistry } from '../../../src/model/index.js';
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
  const { aspects, authorizer, clock, config, policies, users } = harness;
  const { database, listeners, store, writer } = aspects;
  const secrets = TokenSecrets.load(config);
  const tokenStore = new TokenStore(store, writer, clock);
  const tokens = new TokenService(tokenStore, users, secrets, clock, config, listeners);
  tokens.onModuleInit();
  const cipher = new SecretCipher(encryptionKey(config), config.secrets);
  const credentials = new CredentialsStore(store, writer, cipher, clock);
  const passwords = new PasswordService(credentials, clock, config);
  const creation = new UserCreation(writer, store, users, ModelRegistry.standard(), clock);
  const sessions = new SessionService(new SessionStore(database), users, clock, config);
  const external = new ExternalTokens(users, creation, config);
  const comparison = new RightsComparison(authorizer, policies, users, config);
  return {
    ...harness,
    tokens,
    creation,
    sessions,
    cipher,
    passwords,
    credentials,
    natives: new NativeUsers(passwords, creation, config, comparison),
    firstPassword: new FirstPassword(passwords, config),
    authentication: new AuthenticationService(tokens, sessions, external, users, config),
    firstToken: new FirstToken(tokens, tokenStore, secrets, config),
  };
}
