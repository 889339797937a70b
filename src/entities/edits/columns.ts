import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import { schemaMetadata, siblings } from '../../model/index.js';
import type { ResourceRefInput } from '../shared/resource-ref.input.js';

/** Validates and resolves references to columns in inputs. */
@Injectable()
export class Columns {
  constructor(private readonly store: AspectStore) {}

  /**
   * Throws `INVALID_ARGUMENT` unless each of `resources` is a whole entity or a column in the schema of its dataset.
   * `subResource` and `subResourceType` must be given together.
   */
  async require(resources: readonly ResourceRefInput[]): Promise<void> {
    const parts = resources.filter(
      ({ subResource, subResourceType }) => subResource != null || subResourceType != null,
    );
    for (const part of parts) requireDatasetColumn(part);
    const knows = await this.knownOf([...new Set(parts.map(({ resourceUrn }) => resourceUrn))]);
    for (const { resourceUrn, subResource } of parts) {
      if (knows(resourceUrn, subResource)) continue;
      throw invalidArgument(`subResource: the schema of ${resourceUrn} has no field ${String(subResource)}`);
    }
  }

  /**
   * Returns `resource`, or, if its dataset lacks the column, the same column of the first sibling dataset that has it.
   * Returns `resource` unchanged if no sibling has the column, and for a whole entity.
   */
  async orOfSibling(resource: ResourceRefInput): Promise<ResourceRefInput> {
    const { resourceUrn, subResource, subResourceType } = resource;
    if (subResource == null || (await this.firstWith(subResource, [resourceUrn])) !== undefined) return resource;
    const found = await this.firstWith(subResource, (await this.store.value(resourceUrn, siblings))?.siblings ?? []);
    return found === undefined ? resource : { resourceUrn: found, subResource, subResourceType };
  }

  private async firstWith(path: string, urns: readonly string[]): Promise<string | undefined> {
    if (urns.length === 0) return undefined;
    const knows = await this.knownOf(urns);
    return urns.find((urn) => knows(urn, path));
  }

  /** Returns a function that checks whether the schema of a dataset has a column. */
  private async knownOf(urns: readonly string[]): Promise<(urn: string, path: unknown) => boolean> {
    const schemas = await this.store.values(urns, schemaMetadata);
    return (urn, path) => schemas.get(urn)?.fields.some(({ fieldPath }) => fieldPath === path) === true;
  }
}

function requireDatasetColumn({ resourceUrn, subResource, subResourceType }: ResourceRefInput): void {
  if (subResource == null) throw invalidArgument('subResource must be given with subResourceType');
  if (subResourceType == null) throw invalidArgument('subResourceType must be given with subResource');
  if (entityTypeOfUrn(resourceUrn) !== 'dataset') {
    throw invalidArgument(`subResource: ${resourceUrn} is no dataset, so it has no column ${subResource}`);
  }
}
