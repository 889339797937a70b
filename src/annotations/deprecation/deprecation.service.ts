import { Injectable } from '@nestjs/common';
import type { PatchOperation } from '../../aspects/index.js';
import { Authorizer } from '../../auth/index.js';
import type { JsonValue } from '../../foundation/common/json.js';
import { type AspectEdit, Columns, type Editor, EntityEditor, type ResourceRefInput } from '../../entities/index.js';
import { schemaFieldUrn } from '../../graph/index.js';
import { DEPRECATING } from './deprecation.demands.js';

/** What is said of something that should, or should again, be used. */
interface DeprecationUpdate {
  readonly deprecated: boolean;
  /** Milliseconds since 1970. */
  readonly decommissionTime?: number | null;
  readonly note?: string | null;
  readonly replacement?: string | null;
}

/** Says which entities and columns should no longer be used. */
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
    const given = resources.filter((resource) => resource !== null);
    const urns = given.map(({ resourceUrn }) => resourceUrn);
    await this.authorizer.requireOnEach(by.actor, DEPRECATING, urns);
    await this.editor.requireStored(urns);
    if (update.replacement != null) await this.editor.requireStored([update.replacement]);
    await this.columns.require(given);
    await this.editor.write(
      given.map((resource) => editOf(resource, update, by.actor.urn)),
      by,
    );
  }
}

function editOf({ resourceUrn, subResource }: ResourceRefInput, update: DeprecationUpdate, actor: string): AspectEdit {
  const { deprecated, note, decommissionTime, replacement } = update;
  const urn = subResource == null ? resourceUrn : schemaFieldUrn(resourceUrn, subResource);
  const members = { deprecated, note: note ?? '', actor, decommissionTime, replacement };
  return {
    urn,
    aspectName: 'deprecation',
    patch: Object.entries(members).map(([name, value]) => setting(name, value)),
  };
}

function setting(name: string, value: JsonValue | undefined): PatchOperation {
  const path = `/${name}`;
  return value == null ? { op: 'remove', path } : { op: 'add', path, value };
}
