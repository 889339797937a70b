import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import { type Editor, EntityEditor, type ResourceRefInput } from '../../../entities/index.js';
import { schemaFieldUrn } from '../../../graph/index.js';
import { requireAttributeUrn } from './business-attribute-urn.js';
import { AttributedColumns, type NamedColumn } from './attributed-columns.js';
import { ASSIGNING_ATTRIBUTES } from './business-attribute.demands.js';

const ASPECT = 'businessAttributes';

const MEMBER = 'businessAttribute';

/**
 * Gives business attributes to columns, and takes them off. Throws `FORBIDDEN` before it says anything of a column or
 * an attribute.
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
   * Gives the attribute to all columns or none, in the place of what they had. Throws `INVALID_ARGUMENT` when it or a
   * column does not exist.
   */
  async add(attribute: string, resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    const urns = await this.require(attribute, resources, by);
    const value = { [MEMBER]: { businessAttributeUrn: attribute } };
    await this.editor.write(
      urns.map((urn) => ({ urn, aspectName: ASPECT, value })),
      by,
    );
  }

  /**
   * Takes the attribute off those of the columns that have it, all or none of them. Throws `INVALID_ARGUMENT` when it
   * or a column does not exist.
   */
  async remove(attribute: string, resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    const urns = await this.require(attribute, resources, by);
    const stored = await this.store.latest(urns, [ASPECT]);
    const having = urns.filter((urn) => {
      const member = stored.get(urn)?.get(ASPECT)?.value[MEMBER] as { businessAttributeUrn?: string } | undefined;
      return member?.businessAttributeUrn === attribute;
    });
    await this.editor.write(
      having.map((urn) => ({ urn, aspectName: ASPECT, patch: [{ op: 'remove', path: `/${MEMBER}` }] })),
      by,
    );
  }

  /** Urns of the columns, each once. */
  private async require(
    attribute: string,
    resources: readonly ResourceRefInput[],
    { actor }: Editor,
  ): Promise<readonly string[]> {
    const columns = resources.map(columnOf);
    const datasets = new Set(columns.map(({ dataset }) => dataset));
    await this.authorizer.requireOnEach(actor, ASSIGNING_ATTRIBUTES, datasets);
    requireAttributeUrn('businessAttributeUrn', attribute);
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

/** The path as a schema has it; one that was never encoded may hold a `%` of its own. */
function decodedPath(path: string): string {
  return path.replace(/%(28|29|2C)/gi, (escaped) => decodeURIComponent(escaped));
}
