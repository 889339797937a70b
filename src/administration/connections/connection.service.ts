import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretCipher } from '../../auth/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../entities/index.js';
import { dataHubConnectionDetails, dataPlatformInstance } from '../../model/index.js';
import type { UpsertDataHubConnectionInput } from './connection.input.js';
import { CONNECTION } from './connection.mappings.js';

/** Stores connections with encrypted details. Checks no privileges. */
@Injectable()
export class ConnectionService {
  constructor(
    private readonly cipher: SecretCipher,
    private readonly editor: EntityEditor,
  ) {}

  /** Creates or replaces a connection and returns its urn. Throws `INVALID_ARGUMENT` if the details are missing. */
  async upsert({ id, type, platformUrn, json, name }: UpsertDataHubConnectionInput, by: Editor): Promise<string> {
    if (json == null) throw invalidArgument('json: required for a connection of type JSON');
    requireUrnOf('dataPlatform', platformUrn, 'platformUrn');
    const key = id ?? randomUUID();
    const urn = Urn.of(CONNECTION, key).toString();
    const details = { type, name: name ?? key, json: { encryptedBlob: this.cipher.encrypt(json.blob) } };
    const edits = [
      valueEdit(urn, dataHubConnectionDetails, details),
      valueEdit(urn, dataPlatformInstance, { platform: platformUrn }),
    ];
    await this.editor.write(edits, by);
    return urn;
  }
}
