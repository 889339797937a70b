import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider tells of a user. */
export type OidcUser = Readonly<Record<string, unknown>> & { readonly sub: string };

/** A real OpenID Connect provider on this machine; whoever comes is logged in as the user that the test chose last. */
export interface OidcProvider {
  readonly discoveryUri: string;
  /** Chooses who is logged in from now on; undefined refuses. */
  logInAs(user: OidcUser | undefined): void;
  stop(): Promise<void>;
}

/** Credentials of the service at the provider. */
export const OIDC_CLIENT = { id: 'metadata-service', secret: 'a secret of the service' };

/** Starts a provider that sends browsers back to `callback`. */
export async function startOidcProvider(callback: string): Promise<OidcProvider> {
  let user: OidcUser | undefined;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const users = new Map<string, OidcUser>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'picture', 'groups'],
      email: ['email', 'email_verified'],
    },
    pkce: { required: () => true, methods: ['S256'] },
    cookies: { keys: ['a key for cookies of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...(users.get(id) ?? { sub: id }) }) }),
  });
  const handle = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (user !== undefined) users.set(user.sub, user);
    if (request.url?.startsWith('/interaction/')) void finish(provider, user, request, response);
    else void handle(request, response);
  });
  return {
    discoveryUri: `${issuer}/.well-known/openid-configuration`,
    logInAs: (next) => {
      user = next;
    },
    stop: () => close(server),
  };
}

async function finish(
  provider: Provider,
  user: OidcUser | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result =
    user === undefined
      ? { error: 'access_denied', error_description: 'not today' }
      : { login: { accountId: user.sub }, consent: { grantId: await grant(provider, user.sub) } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function grant(provider: Provider, accountId: string): Promise<string> {
  const made = new provider.Grant({ accountId, clientId: OIDC_CLIENT.id });
  made.addOIDCScope('openid profile email');
  return made.save();
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
