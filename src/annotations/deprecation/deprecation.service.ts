import { Injectable } from '@nestjs/common';
import { Authorizer } from '../../auth/index.js';
import {
  type AspectEdit,
  Columns,
  type Editor,
  EntityEditor,
  patchEdit,
  type ResourceRefInput,
  setOrRemove,
} from '../../entities/index.js';
import { schemaFieldUrn } from '../../graph/index.js';
import { deprecation } from '../../model/index.js';
import { DEPRECATING } from './deprecation.demands.js';

/** The new deprecation; absent members are removed. */
interface DeprecationUpdate {
  readonly deprecated: boolean;
  /** Milliseconds since 1970. */
  readonly decommissionTime?: number | null;
  readonly note?: string | null;
  readonly replacement?: string | null;
}

/** Sets and clears the deprecation of entities and columns. */
@Injectable()
export class DeprecationService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly columns: Columns,
  ) {}

  /**
   * Changes all of `resources` or none. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for entities and columns that do not
   * exist.
   */
  async update(update: DeprecationUpdate, resources: readonly (ResourceRefInput | null)[], by: Editor): Promise<void> {
    const present = resources.filter((resource) => resource !== null);
    const urns = present.map(({ resourceUrn }) => resourceUrn);
    await this.authorizer.requireOnEach(by.actor, DEPRECATING, urns);
    const related = [...urns, ...(update.replacement == null ? [] : [update.replacement])];
    await this.editor.requireStored(related);
    await this.columns.require(present);
    await this.editor.write(
      present.map((resource) => editOf(resource, update, by.actor.urn)),
      by,
      related,
    );
  }
}

function editOf({ resourceUrn, subResource }: ResourceRefInput, update: DeprecationUpdate, actor: string): AspectEdit {
  const { deprecated, note, decommissionTime, replacement } = update;
  const urn = subResource == null ? resourceUrn : schemaFieldUrn(resourceUrn, subResource);
  return patchEdit(urn, deprecation, [
    setOrRemove('/deprecated', deprecated),
    setOrRemove('/note', note ?? ''),
    setOrRemove('/actor', actor),
    setOrRemove('/decommissionTime', decommissionTime),
    setOrRemove('/replacement', replacement),
  ]);
}
