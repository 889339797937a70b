import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../auth/index.js';
import { type DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { EntityManagers, requireUrnOf } from '../../../entities/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import type { GetPresignedUploadUrlInput } from './file.input.js';
import { UPLOADING, UPLOADING_FOR_COLUMN } from './file.demands.js';

/** Decides who may upload files. */
@Injectable()
export class UploadService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly registry: ModelRegistry,
  ) {}

  /**
   * Throws `FORBIDDEN` unless the actor may change the documentation that the file is for; `INVALID_ARGUMENT` or
   * `MALFORMED_URN` when the input names no valid asset or column.
   */
  async requireUpload(input: GetPresignedUploadUrlInput, actor: Actor): Promise<void> {
    const { scenario, assetUrn, schemaFieldUrn } = input;
    if (assetUrn == null) throw invalidArgument('assetUrn is required: give the urn of the asset that the file is for');
    checkEntityUrn(this.registry, assetUrn);
    if (schemaFieldUrn == null) {
      await this.managers.require(actor, UPLOADING[scenario], assetUrn);
    } else {
      await this.managers.require(actor, UPLOADING_FOR_COLUMN, this.datasetOf(schemaFieldUrn));
    }
  }

  /** The error of every upload: the service stores metadata only and has no object store. */
  noStore(): DomainError {
    return invalidArgument(
      'Files cannot be uploaded: no object store is configured. Put the file elsewhere, and link to it.',
    );
  }

  private datasetOf(schemaFieldUrn: string): string {
    const { entityType } = requireUrnOf('schemaField', schemaFieldUrn, 'schemaFieldUrn');
    const { parent } = this.registry.entity(entityType).keyOf(schemaFieldUrn);
    return typeof parent === 'string' ? parent : schemaFieldUrn;
  }
}
