import { Injectable } from '@nestjs/common';
import { Authorizer, type Demand } from '../../../auth/index.js';
import { Clock } from '../../../foundation/common/clock.js';
import type { JsonObject, ReadonlyJsonObject } from '../../../foundation/common/json.js';
import { type AspectEdit, type Editor, EntityEditor, requireUrnOf } from '../../../entities/index.js';
import { ownershipOf } from '../../../annotations/index.js';
import type { DatasetUpdateInput } from './asset-update.input.js';
import { schemaValue, tagsValue } from './stored-parts.js';
import { REPLACING, REPLACING_NOTHING } from './asset-update.demands.js';

/** An asset, and what it is to be. */
export interface AssetUpdate {
  readonly urn: string;
  readonly update: DatasetUpdateInput;
}

/** Aspect of what people say of an asset, by the model's name of its kind. */
const EDITABLE: Readonly<Record<string, string>> = {
  dataset: 'editableDatasetProperties',
  chart: 'editableChartProperties',
  dashboard: 'editableDashboardProperties',
  dataFlow: 'editableDataFlowProperties',
  dataJob: 'editableDataJobProperties',
  notebook: 'editableNotebookProperties',
};

/** The aspect that says whether a dataset is deprecated, and the earlier one that readers of datasets still know. */
const DEPRECATIONS = ['deprecation', 'datasetDeprecation'] as const;

interface Part {
  readonly needs: readonly Demand[];
  readonly edit: AspectEdit;
}

/**
 * Replaces whole parts of what is known of assets. Throws `FORBIDDEN` to those who may neither edit an asset nor each
 * of its parts that are given.
 */
@Injectable()
export class AssetUpdateService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly clock: Clock,
  ) {}

  /** Changes all assets, which must be of kind `entityType`, or none. Throws `INVALID_ARGUMENT` for other urns. */
  async update(entityType: string, updates: readonly AssetUpdate[], by: Editor): Promise<void> {
    const edits: AspectEdit[] = [];
    for (const { urn, update } of updates) {
      requireUrnOf(entityType, urn, 'urn');
      const parts = this.partsOf(urn, entityType, update, by);
      await this.authorize(entityType, urn, parts, by);
      edits.push(...parts.map(({ edit }) => edit));
    }
    await this.editor.write(edits, by);
  }

  private async authorize(type: string, urn: string, parts: readonly Part[], { actor }: Editor): Promise<void> {
    const specific = new Set(parts.flatMap((part) => part.needs));
    const needed = specific.size === 0 ? [REPLACING_NOTHING] : specific;
    for (const demand of needed) await this.authorizer.requireDemand(actor, demand, { type, urn });
  }

  private partsOf(urn: string, entityType: string, update: DatasetUpdateInput, { actor }: Editor): Part[] {
    const { ownership, deprecation, institutionalMemory, editableSchemaMetadata, editableProperties } = update;
    const now = this.clock.now();
    const stamp = { time: now, actor: actor.urn };
    const tags = update.globalTags ?? update.tags;
    const part = (aspectName: string, value: ReadonlyJsonObject, ...needs: Demand[]): Part => ({
      needs,
      edit: { urn, aspectName, value },
    });
    const parts: (Part | undefined | null | false)[] = [
      ownership && part('ownership', ownershipOf(ownership, actor.urn, now), REPLACING.ownership),
      tags && part('globalTags', tagsValue(tags), REPLACING.tags),
      ...DEPRECATIONS.map(
        (name) => deprecation && part(name, deprecationValue(deprecation, actor.urn), REPLACING.deprecation),
      ),
      institutionalMemory && part('institutionalMemory', memoryValue(institutionalMemory, now), REPLACING.links),
      editableSchemaMetadata &&
        part(
          'editableSchemaMetadata',
          schemaValue(editableSchemaMetadata, stamp),
          REPLACING.columnTags,
          REPLACING.columnTexts,
        ),
      editableProperties && part(EDITABLE[entityType] ?? '', said(editableProperties, stamp), REPLACING.description),
    ];
    return parts.filter((one): one is Part => typeof one === 'object' && one !== null);
  }
}

function said({ description, name }: { description: string; name?: string | null }, stamp: JsonObject): JsonObject {
  return { description, ...(name == null ? {} : { name }), created: stamp, lastModified: stamp };
}

function deprecationValue(
  { deprecated, note, decommissionTime }: NonNullable<DatasetUpdateInput['deprecation']>,
  actor: string,
): JsonObject {
  return { deprecated, note, actor, ...(decommissionTime == null ? {} : { decommissionTime }) };
}

function memoryValue({ elements }: NonNullable<DatasetUpdateInput['institutionalMemory']>, now: number): JsonObject {
  return {
    elements: elements.map(({ url, description, author, createdAt }) => ({
      url,
      description: description ?? '',
      createStamp: { time: createdAt ?? now, actor: author },
    })),
  };
}
