import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { businessAttributes } from '../../../model/index.js';
import {
  type Editor,
  EntityEditor,
  patchEdit,
  requireUrnOf,
  type ResourceRefInput,
  setOrRemove,
  valueEdit,
} from '../../../entities/index.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';
import { AttributedColumns, type NamedColumn } from './attributed-columns.js';
import { ASSIGNING_ATTRIBUTES } from './business-attribute.demands.js';

/**
 * Assigns business attributes to columns and removes them. Throws `FORBIDDEN` before any error that would reveal
 * whether a column or an attribute exists.
 */
@Injectable()
export class BusinessAttributeAssignmentService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly columns: AttributedColumns,
  ) {}

  /**
   * Assigns the attribute to all columns or to none; it replaces the attribute that a column has. Throws
   * `INVALID_ARGUMENT` if the attribute or a column does not exist.
   */
  async add(attribute: string, resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    const urns = await this.require(attribute, resources, by);
    const value = { businessAttribute: { businessAttributeUrn: attribute } };
    await this.editor.write(
      urns.map((urn) => valueEdit(urn, businessAttributes, value)),
      by,
      [attribute],
    );
  }

  /**
   * Removes the attribute from the columns that have it, all or none. Throws `INVALID_ARGUMENT` if the attribute or a
   * column does not exist.
   */
  async remove(attribute: string, resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    const urns = await this.require(attribute, resources, by);
    const stored = await this.store.values(urns, businessAttributes);
    const having = urns.filter((urn) => stored.get(urn)?.businessAttribute?.businessAttributeUrn === attribute);
    const patch = [setOrRemove('/businessAttribute', null)];
    await this.editor.write(
      having.map((urn) => patchEdit(urn, businessAttributes, patch)),
      by,
      having,
    );
  }

  /** Checks privileges, attribute and columns; returns the urns of the columns without duplicates. */
  private async require(
    attribute: string,
    resources: readonly ResourceRefInput[],
    { actor }: Editor,
  ): Promise<readonly string[]> {
    const columns = resources.map(columnOf);
    const datasets = new Set(columns.map(({ dataset }) => dataset));
    await this.authorizer.requireOnEach(actor, ASSIGNING_ATTRIBUTES, datasets);
    requireUrnOf(BUSINESS_ATTRIBUTE.entityType, attribute, 'businessAttributeUrn');
    await this.editor.requireStored([attribute]);
    await this.columns.require(columns);
    return [...new Set(columns.map(({ urn }) => urn))];
  }
}

function columnOf({ resourceUrn, subResource }: ResourceRefInput): NamedColumn {
  const { entityType, parts } = Urn.parse(resourceUrn);
  if (entityType === 'dataset' && subResource != null)
    return { urn: schemaFieldUrn(resourceUrn, subResource), dataset: resourceUrn, path: subResource };
  const [dataset, path] = parts;
  if (entityType !== 'schemaField' || dataset === undefined || path === undefined)
    throw invalidArgument(`resourceUrn: ${resourceUrn} names no column; give its urn, or its dataset and subResource`);
  return { urn: resourceUrn, dataset, path: decodedPath(path) };
}

/**
 * Returns the path as the schema spells it. Decodes only characters that urns encode: a plain path may contain a `%`.
 */
function decodedPath(path: string): string {
  return path.replace(/%(28|29|2C)/gi, (escaped) => decodeURIComponent(escaped));
}
