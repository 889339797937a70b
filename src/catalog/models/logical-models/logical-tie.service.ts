import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { type Actor, Authorizer, refusalOf, resourceAt } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor } from '../../../entities/index.js';
import type { LinkPhysicalChildInput, SetLogicalParentInput } from './logical-model.input.js';
import { type Stamp, tiedUrns, tieOf, tiesOf } from './logical-parents.js';
import { TYING, TYING_COLUMN, TYING_ITSELF } from './logical.demands.js';

/** What can be tied to a logical model. */
const KINDS = ['dataset', 'schemaField'];

/**
 * Ties physical data to logical models. Every method throws `FORBIDDEN` unless the actor may edit what is tied and what
 * it is tied to.
 */
@Injectable()
export class LogicalTieService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly authorizer: Authorizer,
    private readonly clock: Clock,
  ) {}

  /**
   * Ties a dataset or a column to a logical one, or unties it. Throws `MALFORMED_URN`, `INVALID_ARGUMENT` for other
   * kinds, or `VALIDATION_FAILED` for an unknown column.
   */
  async setParent({ resourceUrn, parentUrn }: SetLogicalParentInput, by: Editor): Promise<void> {
    requireKind('resourceUrn', resourceUrn, KINDS);
    if (parentUrn != null) requireKind('parentUrn', parentUrn, [Urn.parse(resourceUrn).entityType]);
    await this.authorize([resourceUrn, ...(parentUrn == null ? [] : [parentUrn])], by.actor);
    await this.editor.write([tieOf(resourceUrn, parentUrn ?? undefined, this.stamp(by))], by);
  }

  /**
   * Ties a dataset, and the columns named, to a logical model: all or nothing. Throws as `setParent`, and
   * `INVALID_ARGUMENT` for unknown columns of the dataset.
   */
  async link({ childUrn, logicalParentUrn, columnMappings }: LinkPhysicalChildInput, by: Editor): Promise<void> {
    requireKind('childUrn', childUrn, ['dataset']);
    requireKind('logicalParentUrn', logicalParentUrn, ['dataset']);
    await this.authorize([childUrn, logicalParentUrn], by.actor);
    const columns = new Map(
      columnMappings?.map(({ parentFieldPath, childFieldPath }) => [parentFieldPath, childFieldPath]),
    );
    await this.editor.write(await tiesOf(childUrn, logicalParentUrn, columns, this.stamp(by), this.store), by);
  }

  /** Unties a dataset and all its columns. Throws `MALFORMED_URN` or `INVALID_ARGUMENT`. */
  async unlink(childUrn: string, by: Editor): Promise<void> {
    requireKind('childUrn', childUrn, ['dataset']);
    await this.authorize([childUrn], by.actor);
    const stamp = this.stamp(by);
    const tied = await tiedUrns([childUrn], this.store);
    await this.editor.write(
      [...tied.keys()].map((urn) => tieOf(urn, undefined, stamp)),
      by,
    );
  }

  private async authorize(urns: readonly string[], actor: Actor): Promise<void> {
    for (const urn of urns) {
      if (!(await this.mayEdit(urn, actor))) throw refusalOf(TYING, resourceAt(urn));
    }
  }

  private async mayEdit(urn: string, actor: Actor): Promise<boolean> {
    const { entityType: type, parts } = Urn.parse(urn);
    if (await this.authorizer.meets(actor, TYING_ITSELF, { type, urn })) return true;
    const [dataset = ''] = parts;
    if (type !== 'schemaField' || Urn.tryParse(dataset)?.entityType !== 'dataset') return false;
    return this.authorizer.meets(actor, TYING_COLUMN, { type: 'dataset', urn: dataset });
  }

  private stamp({ actor }: Editor): Stamp {
    return { time: this.clock.now(), actor: actor.urn };
  }
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is of none of `kinds`. */
export function requireKind(field: string, urn: string, kinds: readonly string[]): void {
  const { entityType } = Urn.parse(urn);
  if (kinds.includes(entityType)) return;
  throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a ${kinds.join(' or a ')}`);
}
