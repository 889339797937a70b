import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer, resourceAt, SYSTEM_ACTOR } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { EdgeStore, schemaFieldUrn } from '../../../graph/index.js';
import { checkEntityUrn, datasetProperties, ModelRegistry, schemaMetadata } from '../../../model/index.js';
import type { CreateLogicalModelInput, UpdateLogicalModelSchemaInput } from './logical-model.input.js';
import { brokenTies, tiedUrns, tieOf } from './logical-parents.js';
import { LogicalPlatforms } from './logical-platforms.js';
import { brokenPaths, logicalSchema, requireColumns } from './logical-schema.js';
import { EDITING_DATASET, MODELLING } from './logical.demands.js';

const LOGICAL_PLATFORM = 'urn:li:dataPlatform:logical';

const REFUSAL = 'Unauthorized to edit logical models. Please contact your DataHub administrator.';

/** Number of datasets of one model that are processed at once. */
const PAGE = 1_000;

/**
 * Creates logical models, which describe data independently of its storage, and changes their schemas. Callers check
 * the privilege to create them.
 */
@Injectable()
export class LogicalModelService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly platforms: LogicalPlatforms,
    private readonly edges: EdgeStore,
    private readonly registry: ModelRegistry,
    private readonly authorizer: Authorizer,
  ) {}

  /**
   * Creates a model, and its platform if it is new; returns the urn of the model. Throws `INVALID_ARGUMENT` or
   * `MALFORMED_URN` for invalid input or an existing model.
   */
  async create(input: CreateLogicalModelInput, by: Editor): Promise<string> {
    const { name, displayName, env, columns } = input;
    if (name.trim() === '') throw invalidArgument('name must not be blank');
    requireColumns(columns);
    const platform = input.platform ?? LOGICAL_PLATFORM;
    requireUrnOf('dataPlatform', platform, 'platform');
    const urn = this.registry.entity('dataset').urnOf({ platform, name, origin: env ?? 'PROD' });
    checkEntityUrn(this.registry, urn);
    const properties = { name: displayName ?? name, customProperties: {}, tags: [] };
    const edits = [
      ...(await this.platforms.creation(platform)),
      valueEdit(urn, datasetProperties, properties),
      valueEdit(urn, schemaMetadata, logicalSchema(name, platform, columns)),
    ];
    await this.editor.create(urn, edits, by, `A logical model already exists at ${urn}; choose another name`);
    return urn;
  }

  /**
   * Replaces the columns of a model. Unlinks physical columns whose parent is removed or changes its data type, and
   * datasets that are left without a linked column. Throws `FORBIDDEN`, also for a dataset of another platform that the
   * actor may not edit, and `INVALID_ARGUMENT` for a dataset without a schema.
   */
  async updateSchema({ urn, columns }: UpdateLogicalModelSchemaInput, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, MODELLING, undefined, { refusal: REFUSAL });
    requireUrnOf('dataset', urn, 'urn');
    requireColumns(columns);
    if (!(await this.isLogical(urn))) await this.authorizer.requireDemand(by.actor, EDITING_DATASET, resourceAt(urn));
    const schema = await this.store.value(urn, schemaMetadata);
    if (schema === undefined) throw invalidArgument(`urn: ${urn} has no schema to update`);
    await this.untie(urn, brokenPaths(schema, columns), by);
    const value = logicalSchema(schema.schemaName, schema.platform, columns);
    await this.editor.write([valueEdit(urn, schemaMetadata, value)], by, [urn]);
  }

  private async isLogical(urn: string): Promise<boolean> {
    const { platform } = this.registry.entity('dataset').keyOf(urn);
    return typeof platform === 'string' && this.platforms.isLogical(platform);
  }

  private async untie(model: string, paths: readonly string[], by: Editor): Promise<void> {
    if (paths.length === 0) return;
    const broken = new Set(paths.map((path) => schemaFieldUrn(model, path)));
    const stamp = this.editor.stamp(by);
    const children = await this.edges.relatedUrns({
      urn: model,
      direction: 'INCOMING',
      types: ['PhysicalInstanceOf'],
      relatedTypes: ['dataset'],
    });
    for (let start = 0; start < children.length; start += PAGE) {
      await this.editor.editByReads(model, async (reads) => {
        const tied = await tiedUrns(children.slice(start, start + PAGE), this.store, reads);
        const urns = new Set(brokenTies(model, tied, broken));
        const edits = [...urns].map((urn) => tieOf(urn, undefined, stamp));
        const versions = reads.versions.filter(({ urn }) => urns.has(urn));
        await this.editor.write(edits, { ...by, actor: SYSTEM_ACTOR }, [], versions);
      });
    }
  }
}
