import S3rver from '@20minutes/s3rver';
import v4 from '@20minutes/s3rver/lib/signature/v4.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../service/free-port.js';
import { startStsServer } from './sts-server.js';

/** An S3-compatible server with one bucket, for the bearers of a role. */
export interface S3Server {
  /** Variables of a service that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  readonly origin: string;
  /** The roles that were assumed. */
  readonly roles: readonly string[];
  /** Starts it again after `stop`, with what it stored. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes what it stored. */
  remove(): Promise<void>;
}

const BUCKET = 'files';
/** The credentials that the server knows. */
const KEY = 'S3RVER';
/** The role that has them. */
export const ROLE = 'arn:aws:iam::123456789012:role/files';

const { getStringToSign } = v4;

/** The server forgets the slash behind the bucket, which AWS's clients sign where they list objects. */
v4.getStringToSign = (request, signature) =>
  getStringToSign({ ...request, uri: request.uri.replace(/^\/[^/]+$/, '$&/') }, signature);

/**
 * Starts a server of the package s3rver, in the fork that is maintained: it checks signatures and their expiry, needs
 * nothing but Node, and its version 4 runs on every Node from 20 on.
 */
export async function startS3Server(): Promise<S3Server> {
  const [directory, port, sts] = [mkdtempSync(join(tmpdir(), 's3-')), await freePort(), await startStsServer(KEY)];
  const origin = `http://127.0.0.1:${port}`;
  let server: S3rver | undefined;
  const stop = async (): Promise<void> => {
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = undefined;
  };
  const start = async (): Promise<void> => {
    server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets: [{ name: BUCKET }] });
    await server.run();
  };
  await start();
  return {
    env: {
      DATAHUB_OBJECT_STORAGE_URI: `s3://${BUCKET}`,
      AWS_ENDPOINT_URL_S3: origin,
      AWS_ENDPOINT_URL_STS: sts.origin,
      AWS_ACCESS_KEY_ID: 'may-assume-the-role-alone',
      AWS_SECRET_ACCESS_KEY: 'secret',
      DATAHUB_ROLE_ARN: ROLE,
    },
    origin,
    roles: sts.roles,
    start,
    stop,
    remove: async () => {
      await stop();
      sts.close();
      rmSync(directory, { recursive: true });
    },
  };
}
