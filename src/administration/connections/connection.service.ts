import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretCipher } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import type { UpsertDataHubConnectionInput } from './connection.input.js';
import { CONNECTION, DETAILS_ASPECT, PLATFORM_ASPECT } from './connection.mappings.js';

/** Keeps connections, their details encrypted. Asks for no privilege. */
@Injectable()
export class ConnectionService {
  constructor(
    private readonly cipher: SecretCipher,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Creates or replaces a connection, and answers its urn. Throws `INVALID_ARGUMENT` for a connection without details.
   */
  async upsert({ id, type, platformUrn, json, name }: UpsertDataHubConnectionInput, by: Editor): Promise<string> {
    if (json == null) throw invalidArgument('json: give the details of a connection of type JSON');
    const { entityType } = Urn.parse(platformUrn);
    if (entityType !== 'dataPlatform')
      throw invalidArgument(`platformUrn: ${platformUrn} names a ${entityType}; give the urn of a dataPlatform`);
    const key = id ?? randomUUID();
    const urn = Urn.of(CONNECTION, key).toString();
    const details = { type, name: name ?? key, json: { encryptedBlob: this.cipher.encrypt(json.blob) } };
    await this.editor.write(
      [
        { urn, aspectName: DETAILS_ASPECT, value: details },
        { urn, aspectName: PLATFORM_ASPECT, value: { platform: platformUrn } },
      ],
      by,
    );
    return urn;
  }
}
