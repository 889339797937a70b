import { Injectable } from '@nestjs/common';
import { AspectStore, type TrackedReads } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { parentsOf, requireUrnOf } from '../../entities/index.js';
import { documentInfo } from '../../model/index.js';
import { DOCUMENT } from './document.mappings.js';

/** Maximum number of levels of parents. */
const MAX_PARENTS = 50;

/** Checks that documents exist, and that a document can become the parent of another one. */
@Injectable()
export class DocumentParents {
  constructor(private readonly store: AspectStore) {}

  /** Throws `INVALID_ARGUMENT` if the document is not stored. */
  async requireStored(urn: string): Promise<void> {
    if ((await this.store.value(urn, documentInfo)) === undefined)
      throw invalidArgument(`Document with URN ${urn} does not exist`);
  }

  /** Throws `INVALID_ARGUMENT`, naming `field`, unless `urn` is a stored document; `MALFORMED_URN` for other texts. */
  async requireDocument(field: string, urn: string): Promise<void> {
    requireUrnOf(DOCUMENT.entityType, urn, field);
    await this.requireStored(urn);
  }

  /**
   * Throws `INVALID_ARGUMENT`, naming `field`, unless `parent` is a stored document that is neither `urn` nor below it,
   * according to `reads`; `MALFORMED_URN` if `parent` is not a urn.
   */
  async requireParent(field: string, urn: string, parent: string, reads: TrackedReads): Promise<void> {
    await this.requireDocument(field, parent);
    const parentOf = async (of: string) => (await reads.value(of, documentInfo))?.parentDocument?.document;
    const above = await parentsOf(parent, parentOf, MAX_PARENTS - 1);
    if (parent === urn || above.includes(urn))
      throw invalidArgument(`${field}: ${parent} is ${urn} or lies inside it; give a document outside of it`);
  }
}
