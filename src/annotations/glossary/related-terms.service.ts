import { Injectable } from '@nestjs/common';
import type { PatchOperation } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { type Editor, EntityEditor, patchEdit, pointer, requireUrnOf, setOrRemove } from '../../entities/index.js';
import { glossaryRelatedTerms, type StoredOf } from '../../model/index.js';
import { type RelatedTermsInput, TermRelationshipType } from './glossary-edit.input.js';
import { GlossaryRights } from './glossary-rights.js';
import { GLOSSARY_TERM } from './glossary.mappings.js';

type RelatedTermsField = keyof StoredOf<typeof glossaryRelatedTerms>;

const FIELDS: Readonly<Record<TermRelationshipType, RelatedTermsField>> = {
  [TermRelationshipType.isA]: 'isRelatedTerms',
  [TermRelationshipType.hasA]: 'hasRelatedTerms',
};

/**
 * Adds and removes relationships between terms. Throws `FORBIDDEN` unless the actor manages the term, and
 * `INVALID_ARGUMENT` for terms that do not exist.
 */
@Injectable()
export class RelatedTermsService {
  constructor(
    private readonly rights: GlossaryRights,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Relates a term to others; existing relationships are not duplicated. Throws `INVALID_ARGUMENT` if a term would
   * relate to itself.
   */
  async add({ urn, termUrns, relationshipType }: RelatedTermsInput, by: Editor): Promise<void> {
    await this.authorize(urn, by);
    for (const term of termUrns) requireUrnOf(GLOSSARY_TERM.entityType, term, 'termUrns');
    if (termUrns.includes(urn)) throw invalidArgument(`termUrns: ${urn} cannot relate to itself`);
    await this.editor.requireStored([urn, ...termUrns]);
    const field = FIELDS[relationshipType];
    await this.write(
      urn,
      field,
      termUrns.map((term) => setOrRemove(pointer(field, term), term)),
      by,
      [urn, ...termUrns],
    );
  }

  /** Removes relationships; relationships that do not exist are ignored. */
  async remove({ urn, termUrns, relationshipType }: RelatedTermsInput, by: Editor): Promise<void> {
    await this.authorize(urn, by);
    await this.editor.requireStored([urn]);
    const field = FIELDS[relationshipType];
    const patch = termUrns.map((term): PatchOperation => ({ op: 'remove', path: pointer(field, term) }));
    await this.write(urn, field, patch, by, [urn]);
  }

  private async write(
    urn: string,
    field: string,
    patch: readonly PatchOperation[],
    by: Editor,
    whileStored: readonly string[],
  ): Promise<void> {
    const edit = patchEdit(urn, glossaryRelatedTerms, patch, { [field]: [] });
    if (patch.length > 0) await this.editor.write([edit], by, whileStored);
  }

  private async authorize(urn: string, { actor }: Editor): Promise<void> {
    requireUrnOf(GLOSSARY_TERM.entityType, urn, 'urn');
    await this.rights.require(actor, urn);
  }
}
