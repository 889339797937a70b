import { Controller, UseInterceptors } from '@nestjs/common';
import { VersionsService } from '../../../catalog/index.js';
import { ModelRegistry } from '../../../model/index.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { type EntityView, writtenEntities } from './entity-view.js';
import { VERSIONS } from './versioning.operations.js';

/** Links of entities to version sets. */
@Controller()
@UseInterceptors(TraceInterceptor)
export class VersioningController {
  constructor(
    private readonly versions: VersionsService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Makes the entity the latest version of the set. Returns what was written. */
  @Operation(VERSIONS.link)
  async link(
    { versionSetUrn, entityUrn, systemMetadata, body }: InputOf<typeof VERSIONS.link>,
    { actor, ingest }: Caller,
  ): Promise<readonly EntityView[]> {
    const { sourceCreationTimestamp: sourceTimestamp, ...label } = body;
    const granted = { ...ingest, authorize: false };
    const written = await this.versions.link(versionSetUrn, entityUrn, { ...label, sourceTimestamp }, actor, granted);
    return writtenEntities(written, (name) => this.registry.findAspect(name), systemMetadata);
  }

  /** Removes the entity from the set. Returns the urns of which aspects were removed. */
  @Operation(VERSIONS.unlink)
  async unlink(
    { versionSetUrn, entityUrn }: InputOf<typeof VERSIONS.unlink>,
    { actor, ingest }: Caller,
  ): Promise<readonly { readonly urn: string }[]> {
    const isUnlinked = await this.versions.unlink(versionSetUrn, entityUrn, actor, { ...ingest, authorize: false });
    return isUnlinked ? [{ urn: entityUrn }] : [];
  }
}
