import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { requireDocumentUrn } from './document-rights.js';

const ASPECT = 'documentInfo';

/** Levels of documents that are followed upwards. */
const MAX_PARENTS = 50;

/** Knows which documents there are, and which hold which. */
@Injectable()
export class DocumentParents {
  constructor(private readonly store: AspectStore) {}

  /** Throws `INVALID_ARGUMENT` when the document is not stored. */
  async requireStored(urn: string): Promise<void> {
    if ((await this.store.latestOne(urn, ASPECT)) === undefined)
      throw invalidArgument(`Document with URN ${urn} does not exist`);
  }

  /**
   * Throws `INVALID_ARGUMENT` naming `field` unless `parent` is a stored document that lies outside of `urn`;
   * `MALFORMED_URN` for what is no urn.
   */
  async requireParent(field: string, urn: string, parent: string): Promise<void> {
    requireDocumentUrn(field, parent);
    await this.requireStored(parent);
    let at: string | undefined = parent;
    for (let level = 0; at !== undefined && level < MAX_PARENTS; level += 1) {
      if (at === urn)
        throw invalidArgument(`${field}: ${parent} is ${urn} or lies inside it; give a document outside of it`);
      const above = (await this.store.latestOne(at, ASPECT))?.value['parentDocument'] as JsonObject | undefined;
      at = above?.['document'] as string | undefined;
    }
  }
}
