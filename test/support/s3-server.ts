import S3rver from '@20minutes/s3rver';
import v4 from '@20minutes/s3rver/lib/signature/v4.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

/** An S3-compatible server with one bucket. */
export interface S3Server {
  /** Variables of a service that keeps its files there. */
  readonly env: Readonly<Record<string, string>>;
  readonly origin: string;
  /** Starts it again after `stop`, with what it stored. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and removes what it stored. */
  remove(): Promise<void>;
}

const BUCKET = 'files';
/** The credentials that the server knows. */
const KEY = 'S3RVER';

const { getStringToSign } = v4;

/** The server forgets the slash behind the bucket, which AWS's clients sign where they list objects. */
v4.getStringToSign = (request, signature) =>
  getStringToSign({ ...request, uri: request.uri.replace(/^\/[^/]+$/, '$&/') }, signature);

/**
 * Starts a server of the package s3rver, in the fork that is maintained: it checks signatures and their expiry, needs
 * nothing but Node, and its version 4 runs on every Node from 20 on.
 */
export async function startS3Server(): Promise<S3Server> {
  const [directory, port] = [mkdtempSync(join(tmpdir(), 's3-')), await freePort()];
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
      AWS_ENDPOINT_URL: origin,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    origin,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}
