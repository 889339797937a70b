import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/index.js';
import { Authorizer, PRIVILEGES } from '../auth/index.js';
import { Columns, type Editor, EntityEditor, type ResourceRefInput } from '../entities/index.js';
import { Urn } from '../common/urn.js';
import { tagPlaceOf } from './tag-place.js';
import { requireTagUrn } from './tag-urn.js';

/**
 * Adds tags to and removes them from entities and columns. Each call changes all its resources or none; concurrent calls never lose each other's tags. Throws `FORBIDDEN`,
 * and `INVALID_ARGUMENT` for tags, entities and columns that do not exist.
 */
@Injectable()
export class TagAssociationService {
  constructor(
    private readonly authorizer: Authorizer,
    private readonly editor: EntityEditor,
    private readonly columns: Columns,
    private readonly store: AspectStore,
  ) {}

  /** Adds tags to one resource; tags that it has stay as they are. */
  async add(tags: readonly string[], resource: ResourceRefInput, by: Editor): Promise<void> {
    await this.authorize(tags, [resource], by);
    await this.requireTags(tags);
    await this.addTo(tags, [resource], by);
  }

  /** Adds tags to each of `resources`. */
  async batchAdd(tags: readonly string[], resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    await this.requireTags(tags);
    await this.authorize(tags, resources, by);
    await this.addTo(tags, resources, by);
  }

  /** Removes tags, which need not exist any more, from each of `resources`. */
  async remove(tags: readonly string[], resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    tags.forEach(requireTagUrn);
    await this.authorize(tags, resources, by);
    await this.requireResources(resources);
    if (tags.length === 0) return;
    await this.editor.write(
      resources.map((resource) => tagPlaceOf(resource).remove(tags)),
      by,
    );
  }

  private async addTo(tags: readonly string[], resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    await this.requireResources(resources);
    const places = resources.map(tagPlaceOf);
    const names = [...new Set(places.map(({ aspectName }) => aspectName))];
    const stored = await this.store.latest(
      places.map(({ urn }) => urn),
      names,
    );
    const edits = places.map((place) => place.add(tags, stored.get(place.urn)?.get(place.aspectName)?.value));
    await this.editor.write(
      edits.filter((edit) => edit !== undefined),
      by,
    );
  }

  private async authorize(tags: readonly string[], resources: readonly ResourceRefInput[], by: Editor): Promise<void> {
    for (const { resourceUrn, subResource } of resources) {
      const { entityType } = Urn.parse(resourceUrn);
      const specific = subResource == null ? PRIVILEGES.EDIT_ENTITY_TAGS : PRIVILEGES.EDIT_DATASET_COL_TAGS;
      const resource = { type: entityType, urn: resourceUrn };
      await this.authorizer.require(by.actor, [PRIVILEGES.EDIT_ENTITY, specific], resource, tags);
    }
  }

  private async requireTags(tags: readonly string[]): Promise<void> {
    tags.forEach(requireTagUrn);
    await this.editor.requireStored(tags);
  }

  private async requireResources(resources: readonly ResourceRefInput[]): Promise<void> {
    await this.editor.requireStored(resources.map(({ resourceUrn }) => resourceUrn));
    await this.columns.require(resources);
  }
}
