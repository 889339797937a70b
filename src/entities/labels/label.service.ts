import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { Authorizer, resourceAt } from '../../auth/index.js';
import { checkPairs } from '../../foundation/requests/pairs-limit.js';
import { Columns } from '../edits/columns.js';
import type { Editor } from '../edits/editor.js';
import { EntityEditor } from '../edits/entity-editor.js';
import type { ResourceRefInput } from '../shared/resource-ref.input.js';
import { type LabelKind, requireLabelUrn } from './label-kind.js';
import { labelPlaceOf } from './label-place.js';

/**
 * Adds labels, such as tags, to entities and columns, and removes them. Each call changes all its resources or none;
 * concurrent calls do not overwrite each other. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for labels, entities and
 * columns that do not exist, and for too many labels of too many resources.
 */
@Injectable()
export class LabelService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly columns: Columns,
    private readonly store: AspectStore,
  ) {}

  /** Adds labels to one resource; existing labels stay unchanged. */
  async add(kind: LabelKind, labels: readonly string[], resource: ResourceRefInput, by: Editor): Promise<void> {
    await this.addAllowed(kind, labels, [resource], by);
  }

  /**
   * Adds labels to each of `resources`. For a single column that its dataset lacks, uses the column of a sibling
   * dataset.
   */
  async batchAdd(
    kind: LabelKind,
    labels: readonly string[],
    resources: readonly (ResourceRefInput | null)[],
    by: Editor,
  ): Promise<void> {
    await this.addAllowed(kind, labels, await this.found(resources.filter((resource) => resource !== null)), by);
  }

  /** Removes labels from each of `resources`; the labels need not exist. */
  async remove(
    kind: LabelKind,
    labels: readonly string[],
    resources: readonly (ResourceRefInput | null)[],
    by: Editor,
  ): Promise<void> {
    const given = resources.filter((resource) => resource !== null);
    checkSize(kind, labels, given);
    for (const label of labels) requireLabelUrn(kind, label);
    await this.authorize(kind, labels, given, by);
    await this.requireResources(given);
    if (labels.length === 0) return;
    const stamp = this.editor.stamp(by);
    await this.editor.write(
      given.map((resource) => labelPlaceOf(kind, resource).remove(labels, stamp)),
      by,
      given.map(({ resourceUrn }) => resourceUrn),
    );
  }

  private async found(resources: readonly ResourceRefInput[]): Promise<readonly ResourceRefInput[]> {
    const [only] = resources;
    if (only?.subResource == null || resources.length > 1) return resources;
    return [await this.columns.orOfSibling(only)];
  }

  private async addAllowed(
    kind: LabelKind,
    labels: readonly string[],
    resources: readonly ResourceRefInput[],
    by: Editor,
  ): Promise<void> {
    checkSize(kind, labels, resources);
    for (const label of labels) requireLabelUrn(kind, label);
    await this.authorize(kind, labels, resources, by);
    await this.editor.requireStored(labels);
    await this.addTo(kind, labels, resources, by);
  }

  private async addTo(
    kind: LabelKind,
    labels: readonly string[],
    resources: readonly ResourceRefInput[],
    by: Editor,
  ): Promise<void> {
    await this.requireResources(resources);
    const places = resources.map((resource) => labelPlaceOf(kind, resource));
    const stored = await this.store.latest(
      places.map(({ urn }) => urn),
      [...new Set(places.map(({ aspectName }) => aspectName))],
    );
    const stamp = this.editor.stamp(by);
    const edits = places.map((place) => place.add(labels, stored.get(place.urn)?.get(place.aspectName)?.value, stamp));
    await this.editor.write(
      edits.filter((edit) => edit !== undefined),
      by,
      [...labels, ...resources.map(({ resourceUrn }) => resourceUrn)],
    );
  }

  private async authorize(
    kind: LabelKind,
    labels: readonly string[],
    resources: readonly ResourceRefInput[],
    by: Editor,
  ): Promise<void> {
    for (const { resourceUrn: urn, subResource } of resources) {
      const demand = subResource == null ? kind.demand : kind.columnDemand;
      await this.authorizer.requireDemand(by.actor, demand, resourceAt(urn), { labels });
    }
  }

  private async requireResources(resources: readonly ResourceRefInput[]): Promise<void> {
    await this.editor.requireStored(resources.map(({ resourceUrn }) => resourceUrn));
    await this.columns.require(resources);
  }
}

function checkSize({ input }: LabelKind, labels: readonly string[], resources: readonly ResourceRefInput[]): void {
  checkPairs({ name: input, count: labels.length }, { name: 'resources', count: resources.length });
}
