import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../../auth/index.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, requireUrnOf } from '../../../entities/index.js';
import type { LinkPhysicalChildInput, SetLogicalParentInput } from './logical-model.input.js';
import { tiedUrns, tieOf, tiesOf } from './logical-parents.js';
import { TYING, TYING_COLUMN, TYING_ITSELF } from './logical.demands.js';

/** Entity types that can have a logical parent. */
const PHYSICAL = ['dataset', 'schemaField'];

/**
 * Links physical datasets and columns to logical models. Every method throws `FORBIDDEN` unless the actor may edit both
 * the child and the parent.
 */
@Injectable()
export class LogicalTieService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly authorizer: Authorizer,
  ) {}

  /**
   * Links a dataset or a column to its logical parent, or unlinks it. Throws `MALFORMED_URN`, `INVALID_ARGUMENT` for
   * other entity types, or `VALIDATION_FAILED` for an unknown column.
   */
  async setParent({ resourceUrn, parentUrn }: SetLogicalParentInput, by: Editor): Promise<void> {
    const { entityType } = requireUrnOf(PHYSICAL, resourceUrn, 'resourceUrn');
    if (parentUrn != null) requireUrnOf(entityType, parentUrn, 'parentUrn');
    await this.authorize([resourceUrn, ...(parentUrn == null ? [] : [parentUrn])], by.actor);
    await this.editor.write([tieOf(resourceUrn, parentUrn ?? undefined, this.editor.stamp(by))], by);
  }

  /**
   * Links a dataset, and the given columns, to a logical model: all or nothing. Throws what `setParent` throws, and
   * `INVALID_ARGUMENT` for unknown columns of the dataset.
   */
  async link({ childUrn, logicalParentUrn, columnMappings }: LinkPhysicalChildInput, by: Editor): Promise<void> {
    requireUrnOf('dataset', childUrn, 'childUrn');
    requireUrnOf('dataset', logicalParentUrn, 'logicalParentUrn');
    await this.authorize([childUrn, logicalParentUrn], by.actor);
    const columns = new Map(
      columnMappings?.map(({ parentFieldPath, childFieldPath }) => [parentFieldPath, childFieldPath]),
    );
    const stamp = this.editor.stamp(by);
    await this.editor.write(await tiesOf(childUrn, logicalParentUrn, columns, stamp, this.store), by);
  }

  /** Unlinks a dataset and all its columns. Throws `MALFORMED_URN` or `INVALID_ARGUMENT`. */
  async unlink(childUrn: string, by: Editor): Promise<void> {
    requireUrnOf('dataset', childUrn, 'childUrn');
    await this.authorize([childUrn], by.actor);
    const stamp = this.editor.stamp(by);
    const tied = [...(await tiedUrns([childUrn], this.store)).keys()];
    await this.editor.write(
      tied.map((urn) => tieOf(urn, undefined, stamp)),
      by,
      tied,
    );
  }

  private async authorize(urns: readonly string[], actor: Actor): Promise<void> {
    for (const urn of urns) {
      if (!(await this.mayEdit(urn, actor))) throw refusalOf(TYING, resourceAt(urn));
    }
  }

  private async mayEdit(urn: string, actor: Actor): Promise<boolean> {
    const { entityType, parts } = Urn.parse(urn);
    if (await this.authorizer.meets(actor, TYING_ITSELF, { type: entityType, urn })) return true;
    const [dataset = ''] = parts;
    if (entityType !== 'schemaField' || Urn.tryParse(dataset)?.entityType !== 'dataset') return false;
    return this.authorizer.meets(actor, TYING_COLUMN, { type: 'dataset', urn: dataset });
  }
}
