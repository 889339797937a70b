import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Authorizer, resourceAt, SYSTEM_ACTOR } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { type AspectEdit, type Editor, EntityEditor, idOfUrn } from '../../../entities/index.js';
import { EdgeStore, schemaFieldUrn } from '../../../graph/index.js';
import { checkEntityUrn, ModelRegistry } from '../../../model/index.js';
import type { CreateLogicalModelInput, UpdateLogicalModelSchemaInput } from './logical-model.input.js';
import { brokenTies, tiedUrns, tieOf } from './logical-parents.js';
import { brokenPaths, logicalSchema, requireColumns } from './logical-schema.js';
import { requireKind } from './logical-tie.service.js';
import { EDITING_DATASET, MODELLING } from './logical.demands.js';

const LOGICAL_PLATFORM = 'urn:li:dataPlatform:logical';

const REFUSAL = 'Unauthorized to edit logical models. Please contact your DataHub administrator.';

/** Letters of a new platform's name. Source: the model's record of platforms. */
const LONGEST_PLATFORM_NAME = 15;

/** Datasets of one model that are read at once. */
const PAGE = 1_000;

/** Makes logical models, which describe data apart from where it lies. The right to make new ones is asked before. */
@Injectable()
export class LogicalModelService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly edges: EdgeStore,
    private readonly registry: ModelRegistry,
    private readonly authorizer: Authorizer,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a model, and its platform when it is new; answers its urn. Throws `INVALID_ARGUMENT` or `MALFORMED_URN` for
   * what does not fit or exists.
   */
  async create(input: CreateLogicalModelInput, by: Editor): Promise<string> {
    const { name, displayName, env, columns } = input;
    if (name.trim() === '') throw invalidArgument('name must not be blank');
    requireColumns(columns);
    const platform = input.platform ?? LOGICAL_PLATFORM;
    requireKind('platform', platform, ['dataPlatform']);
    const urn = this.registry.entity('dataset').urnOf({ platform, name, origin: env ?? 'PROD' });
    checkEntityUrn(this.registry, urn);
    if ((await this.store.existing([urn], { includeSoftDeleted: true })).has(urn))
      throw invalidArgument(`A logical model already exists at ${urn}; choose another name`);
    const properties = { name: displayName ?? name, customProperties: {}, tags: [] };
    await this.editor.write(
      [
        ...(await this.newPlatform(platform)),
        { urn, aspectName: 'datasetProperties', value: properties, onlyNewEntity: true },
        { urn, aspectName: 'schemaMetadata', value: logicalSchema(name, platform, columns) },
      ],
      by,
    );
    return urn;
  }

  /**
   * Gives a model other columns. Columns of physical datasets are untied from those that go or change their kind, and
   * datasets that keep no tied column from the model. Throws `FORBIDDEN`, also for a dataset of an ordinary platform
   * that the actor may not edit, and `INVALID_ARGUMENT` for one without a schema.
   */
  async updateSchema({ urn, columns }: UpdateLogicalModelSchemaInput, by: Editor): Promise<void> {
    await this.authorizer.requireDemand(by.actor, MODELLING, undefined, { refusal: REFUSAL });
    requireKind('urn', urn, ['dataset']);
    requireColumns(columns);
    if (!(await this.isLogical(urn))) await this.authorizer.requireDemand(by.actor, EDITING_DATASET, resourceAt(urn));
    const schema = (await this.store.latestOne(urn, 'schemaMetadata'))?.value;
    if (schema === undefined) throw invalidArgument(`urn: ${urn} has no schema to update`);
    const { schemaName, platform } = schema as { readonly schemaName?: unknown; readonly platform?: unknown };
    if (typeof schemaName !== 'string' || typeof platform !== 'string')
      throw invalidArgument(`urn: the schema of ${urn} has no name or no platform; store it whole first`);
    const value = logicalSchema(schemaName, platform, columns);
    await this.untie(urn, brokenPaths(schema, columns), by);
    await this.editor.write([{ urn, aspectName: 'schemaMetadata', value }], by);
  }

  private async newPlatform(platform: string): Promise<readonly AspectEdit[]> {
    const info = (await this.store.latestOne(platform, 'dataPlatformInfo'))?.value;
    if (info?.['logical'] === true) return [];
    if (info !== undefined)
      throw invalidArgument(`platform: ${platform} is not a logical platform; name a logical one`);
    const name = idOfUrn(platform);
    if (name.length > LONGEST_PLATFORM_NAME)
      throw invalidArgument(`platform: the name "${name}" has more than ${LONGEST_PLATFORM_NAME} letters`);
    const value = { name, displayName: name, type: 'OTHERS', datasetNameDelimiter: '.', logical: true };
    return [{ urn: platform, aspectName: 'dataPlatformInfo', value }];
  }

  private async isLogical(urn: string): Promise<boolean> {
    const { platform } = this.registry.entity('dataset').keyOf(urn);
    const info = typeof platform === 'string' && (await this.store.latestOne(platform, 'dataPlatformInfo'))?.value;
    return info !== undefined && info !== false && info['logical'] === true;
  }

  private async untie(model: string, paths: readonly string[], by: Editor): Promise<void> {
    if (paths.length === 0) return;
    const broken = new Set(paths.map((path) => schemaFieldUrn(model, path)));
    const stamp = { time: this.clock.now(), actor: by.actor.urn };
    const children = await this.childrenOf(model);
    for (let start = 0; start < children.length; start += PAGE) {
      const tied = await tiedUrns(children.slice(start, start + PAGE), this.store);
      const edits = brokenTies(model, tied, broken).map((urn) => tieOf(urn, undefined, stamp));
      await this.editor.write(edits, { ...by, actor: SYSTEM_ACTOR });
    }
  }

  private async childrenOf(model: string): Promise<readonly string[]> {
    const query = {
      urn: model,
      direction: 'INCOMING',
      types: ['PhysicalInstanceOf'],
      relatedTypes: ['dataset'],
    } as const;
    const children: string[] = [];
    for (let total = 1; children.length < total;) {
      const page = await this.edges.relationships({ ...query, start: children.length, count: PAGE });
      if (page.relationships.length === 0) break;
      children.push(...page.relationships.map((edge) => edge.urn));
      total = page.total;
    }
    return children;
  }
}
