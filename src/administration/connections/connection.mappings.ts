import type { SecretCipher } from '../../auth/index.js';
import {
  aspectField,
  type EntityFieldResolver,
  type EntityMapping,
  mapping,
  platformRef,
} from '../../entities/index.js';
import { dataHubConnectionDetails, dataPlatformInstance, type ValueOf } from '../../model/index.js';
import { DataHubConnection, type DataHubConnectionDetails, DataHubConnectionDetailsType } from './connection.model.js';

/** The entity type of connections. */
export const CONNECTION = 'dataHubConnection';

/**
 * How a connection appears in GraphQL. Programs of actors who manage connections get its details decrypted; requests of
 * browsers never do.
 */
export function connectionMapping(cipher: SecretCipher): EntityMapping {
  const details: EntityFieldResolver = async ({ urn }, _args, { entities, isBrowser }) => {
    const stored = await entities.value(urn, dataHubConnectionDetails);
    return stored === undefined ? null : toDetails(stored, isBrowser === true ? undefined : cipher);
  };
  const platform = aspectField(dataPlatformInstance, (value) => platformRef(value.platform));
  return mapping(DataHubConnection, CONNECTION, { details, platform });
}

/** The blob is empty for actors who may not read it. */
function toDetails(
  { name, json }: ValueOf<typeof dataHubConnectionDetails>,
  cipher: SecretCipher | undefined,
): DataHubConnectionDetails {
  const blob = json?.encryptedBlob ?? '';
  return {
    type: DataHubConnectionDetailsType.JSON,
    name: name ?? null,
    json: blob === '' || cipher === undefined ? null : { blob: cipher.decrypt(blob) },
  };
}
