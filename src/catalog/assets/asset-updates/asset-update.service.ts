import { Injectable } from '@nestjs/common';
import { Authorizer, type Demand, resourceAt } from '../../../auth/index.js';
import { type AspectEdit, type Editor, EntityEditor, requireUrnOf, valueEdit } from '../../../entities/index.js';
import { ownershipOf } from '../../../annotations/index.js';
import {
  datasetDeprecation,
  deprecation as deprecationAspect,
  editableChartProperties,
  editableDashboardProperties,
  editableDataFlowProperties,
  editableDataJobProperties,
  editableDatasetProperties,
  editableNotebookProperties,
  editableSchemaMetadata as editableSchema,
  globalTags,
  institutionalMemory as memory,
  ownership as ownershipAspect,
} from '../../../model/index.js';
import type { DatasetUpdateInput } from './asset-update.input.js';
import { deprecationValue, editableValue, memoryValue, schemaValue, tagsValue } from './stored-parts.js';
import { REPLACING, REPLACING_NOTHING } from './asset-update.demands.js';

/** An asset and its update. */
export interface AssetUpdate {
  readonly urn: string;
  readonly update: DatasetUpdateInput;
}

/** Aspects of editable properties, by the entity types that can be updated. */
const EDITABLE = {
  dataset: editableDatasetProperties,
  chart: editableChartProperties,
  dashboard: editableDashboardProperties,
  dataFlow: editableDataFlowProperties,
  dataJob: editableDataJobProperties,
  notebook: editableNotebookProperties,
};

/** An entity type that can be updated. */
export type UpdatableType = keyof typeof EDITABLE;

interface Part {
  readonly edit: AspectEdit;
  readonly needs: readonly Demand[];
}

/**
 * Replaces whole aspects of assets. Throws `FORBIDDEN` unless the actor may edit the asset or each of the given parts.
 */
@Injectable()
export class AssetUpdateService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
  ) {}

  /** Updates all assets or none. Throws `INVALID_ARGUMENT` for urns of other entity types than `entityType`. */
  async update(entityType: UpdatableType, updates: readonly AssetUpdate[], by: Editor): Promise<void> {
    const edits: AspectEdit[] = [];
    for (const { urn, update } of updates) {
      requireUrnOf(entityType, urn, 'urn');
      const parts = this.partsOf(urn, entityType, update, by);
      await this.authorize(urn, parts, by);
      edits.push(...parts.map(({ edit }) => edit));
    }
    await this.editor.write(edits, by);
  }

  private async authorize(urn: string, parts: readonly Part[], { actor }: Editor): Promise<void> {
    const specific = new Set(parts.flatMap((part) => part.needs));
    const needed = specific.size === 0 ? [REPLACING_NOTHING] : specific;
    for (const demand of needed) await this.authorizer.requireDemand(actor, demand, resourceAt(urn));
  }

  private partsOf(urn: string, entityType: UpdatableType, update: DatasetUpdateInput, by: Editor): readonly Part[] {
    const { ownership, institutionalMemory, editableSchemaMetadata, editableProperties } = update;
    const stamp = this.editor.stamp(by);
    const { time, actor } = stamp;
    const tags = update.globalTags ?? update.tags;
    const part = (edit: AspectEdit, ...needs: Demand[]): Part => ({ edit, needs });
    const parts: (Part | undefined | null)[] = [
      ownership && part(valueEdit(urn, ownershipAspect, ownershipOf(ownership, actor, time)), REPLACING.ownership),
      tags && part(valueEdit(urn, globalTags, tagsValue(tags)), REPLACING.tags),
      ...deprecationEdits(urn, update, actor).map((edit) => part(edit, REPLACING.deprecation)),
      institutionalMemory && part(valueEdit(urn, memory, memoryValue(institutionalMemory, time)), REPLACING.links),
      editableSchemaMetadata &&
        part(
          valueEdit(urn, editableSchema, schemaValue(editableSchemaMetadata, stamp)),
          REPLACING.columnTags,
          REPLACING.columnTexts,
        ),
      editableProperties &&
        part(valueEdit(urn, EDITABLE[entityType], editableValue(editableProperties, stamp)), REPLACING.description),
    ];
    return parts.filter((entry) => entry != null);
  }
}

/** Returns the edits of `deprecation` and of its predecessor, which clients of datasets still read. */
function deprecationEdits(urn: string, { deprecation }: DatasetUpdateInput, actor: string): readonly AspectEdit[] {
  if (deprecation == null) return [];
  const value = deprecationValue(deprecation, actor);
  return [valueEdit(urn, deprecationAspect, value), valueEdit(urn, datasetDeprecation, value)];
}
