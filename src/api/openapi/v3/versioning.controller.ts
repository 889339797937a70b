import { Controller } from '@nestjs/common';
import { VersionsService } from '../../../catalog/index.js';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import { late, type LateInput } from '../operation/late-input.js';
import type { InputOf } from '../operation/operation.js';
import { textOf } from '../query.js';
import { type EntityView, writtenEntities } from './entity-view.js';
import { VERSIONS } from './versioning.operations.js';

/** Links of entities to version sets. */
@Controller()
export class VersioningController {
  constructor(
    private readonly versions: VersionsService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Makes the entity the latest version of the set. Returns what was written. */
  @Operation(late(VERSIONS.link))
  async link(
    { request: { params }, read }: LateInput<InputOf<typeof VERSIONS.link>>,
    { actor, ingest }: Caller,
  ): Promise<readonly EntityView[]> {
    await this.versions.requireUpdate(textOf(params, 'versionSetUrn') ?? '', textOf(params, 'entityUrn') ?? '', actor);
    const { versionSetUrn, entityUrn, systemMetadata, body } = read();
    const { sourceCreationTimestamp: sourceTimestamp, ...label } = body;
    const granted = { ...ingest, authorize: false };
    const written = await this.versions.link(versionSetUrn, entityUrn, { ...label, sourceTimestamp }, actor, granted);
    return writtenEntities(written, (name) => this.registry.findAspect(name), systemMetadata);
  }

  /** Removes the entity from the set. Returns the urns whose aspects were removed. */
  @Operation(VERSIONS.unlink)
  async unlink(
    { versionSetUrn, entityUrn }: InputOf<typeof VERSIONS.unlink>,
    { actor, ingest }: Caller,
  ): Promise<readonly string[]> {
    return this.versions.unlink(versionSetUrn, entityUrn, actor, { ...ingest, authorize: false });
  }
}
