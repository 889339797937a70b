import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that gives credentials to whoever assumes a role. */
export interface StsServer {
  readonly origin: string;
  /** The roles that were assumed. */
  readonly roles: readonly string[];
  close(): void;
}

/** Starts a server whose answer to every `AssumeRole` is the credentials `key`, with the secret of the same text. */
export async function startStsServer(key: string): Promise<StsServer> {
  const roles: string[] = [];
  const server = createServer((request, response) => {
    request
      .setEncoding('utf8')
      .on('data', (text: string) => roles.push(new URLSearchParams(text).get('RoleArn') ?? ''));
    request.on('end', () => response.end(answer(key)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    roles,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(key: string): string {
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  const credentials = `<AccessKeyId>${key}</AccessKeyId><SecretAccessKey>${key}</SecretAccessKey><SessionToken>token</SessionToken><Expiration>${expires}</Expiration>`;
  return `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>${credentials}</Credentials></AssumeRoleResult></AssumeRoleResponse>`;
}
