import { Injectable } from '@nestjs/common';
import type { PatchOperation } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { type Editor, EntityEditor, pointer } from '../../entities/index.js';
import { type RelatedTermsInput, TermRelationshipType } from './glossary-edit.input.js';
import { GlossaryRights } from './glossary-rights.js';
import { GLOSSARY_TERM } from './glossary.mappings.js';

const ASPECT = 'glossaryRelatedTerms';

const FIELDS: Readonly<Record<TermRelationshipType, string>> = {
  [TermRelationshipType.isA]: 'isRelatedTerms',
  [TermRelationshipType.hasA]: 'hasRelatedTerms',
};

/**
 * Relates terms of the glossary to each other. Throws `FORBIDDEN` to those who may not manage the term, and
 * `INVALID_ARGUMENT` for terms that do not exist.
 */
@Injectable()
export class RelatedTermsService {
  constructor(
    private readonly rights: GlossaryRights,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Relates a term to others; those that it relates to already stay once. Throws `INVALID_ARGUMENT` when a term would
   * relate to itself.
   */
  async add({ urn, termUrns, relationshipType }: RelatedTermsInput, by: Editor): Promise<void> {
    await this.authorize(urn, by);
    termUrns.forEach(requireTerm);
    if (termUrns.includes(urn)) throw invalidArgument(`termUrns: ${urn} cannot relate to itself`);
    await this.editor.requireStored([urn, ...termUrns]);
    const field = FIELDS[relationshipType];
    const patch = termUrns.map((term): PatchOperation => ({ op: 'add', path: pointer(field, term), value: term }));
    await this.write(urn, field, patch, by);
  }

  /** Takes relations away; those that are not there are no error. */
  async remove({ urn, termUrns, relationshipType }: RelatedTermsInput, by: Editor): Promise<void> {
    await this.authorize(urn, by);
    await this.editor.requireStored([urn]);
    const field = FIELDS[relationshipType];
    const patch = termUrns.map((term): PatchOperation => ({ op: 'remove', path: pointer(field, term) }));
    await this.write(urn, field, patch, by);
  }

  private async write(urn: string, field: string, patch: readonly PatchOperation[], by: Editor): Promise<void> {
    if (patch.length > 0) await this.editor.write([{ urn, aspectName: ASPECT, patch, keys: { [field]: [] } }], by);
  }

  private async authorize(urn: string, { actor }: Editor): Promise<void> {
    requireTerm(urn);
    await this.rights.require(actor, urn);
  }
}

function requireTerm(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== GLOSSARY_TERM.entityType)
    throw invalidArgument(`${urn} names a ${entityType}; give the urn of a glossaryTerm`);
}
