import type { SecretCipher } from '../../auth/index.js';
import { type EntityFieldResolver, type EntityMapping, platformRef } from '../../entities/index.js';
import { DataHubConnectionDetailsType } from './connection.model.js';

/** The model's name of connections. */
export const CONNECTION = 'dataHubConnection';

/** Name of the GraphQL type of connections. */
export const CONNECTION_TYPE = 'DataHubConnection';

/** Aspect that says how to connect. */
export const DETAILS_ASPECT = 'dataHubConnectionDetails';

/** Aspect that names the platform. */
export const PLATFORM_ASPECT = 'dataPlatformInstance';

interface StoredDetails {
  readonly name?: string;
  /** Without what it holds for those who may not read that. */
  readonly json?: { readonly encryptedBlob?: string };
}

/**
 * How a connection shows in GraphQL. Its details are decrypted for programs of those who manage connections, never for
 * pages in a browser.
 */
export function connectionMapping(cipher: SecretCipher): EntityMapping {
  const details: EntityFieldResolver = async ({ urn }, _args, context) => {
    const stored = (await context.entities.value(urn, DETAILS_ASPECT)) as StoredDetails | undefined;
    if (stored === undefined) return null;
    const blob = context.isBrowser === true ? undefined : stored.json?.encryptedBlob;
    return {
      type: DataHubConnectionDetailsType.JSON,
      name: stored.name ?? null,
      json: blob === undefined ? null : { blob: cipher.decrypt(blob) },
    };
  };
  const platform: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
    const stored = (await entities.value(urn, PLATFORM_ASPECT))?.['platform'];
    return typeof stored === 'string' ? platformRef(stored) : null;
  };
  return { entityType: CONNECTION, typeName: CONNECTION_TYPE, fields: { details, platform } };
}
