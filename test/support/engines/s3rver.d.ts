declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs?: readonly string[] }[];
  }

  class S3rver {
    readonly httpServer: Server;
    constructor(options: Options);
    run(): Promise<void>;
    close(): Promise<void>;
  }

  export = S3rver;
}

declare module '@20minutes/s3rver/lib/signature/v4.js' {
  interface CanonicalRequest {
    readonly uri: string;
  }

  const v4: { getStringToSign(request: CanonicalRequest, signature: object): string };
  export = v4;
}
