import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import { entityTypeOfUrn } from '../entity-types.js';
import type { ResourceRefInput } from '../shared/resource-ref.input.js';

interface Schema {
  readonly fields?: readonly { readonly fieldPath: string }[];
}

/** Knows the columns that inputs name. */
@Injectable()
export class Columns {
  constructor(private readonly store: AspectStore) {}

  /**
   * Throws `INVALID_ARGUMENT` unless each of `resources` is a whole entity, or names a column that its dataset's schema
   * has: `subResource` and `subResourceType` come together.
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
   * The same column of the first sibling of its dataset that has it, where the dataset itself lacks it. Answers
   * `resource` itself where it has the column, where no sibling has it either, and where it is a whole entity.
   */
  async orOfSibling(resource: ResourceRefInput): Promise<ResourceRefInput> {
    const { resourceUrn, subResource, subResourceType } = resource;
    if (subResource == null || (await this.firstWith(subResource, [resourceUrn])) !== undefined) return resource;
    const siblings = (await this.store.latestOne(resourceUrn, 'siblings'))?.value['siblings'];
    const found = await this.firstWith(subResource, (siblings ?? []) as readonly string[]);
    return found === undefined ? resource : { resourceUrn: found, subResource, subResourceType };
  }

  private async firstWith(path: string, urns: readonly string[]): Promise<string | undefined> {
    if (urns.length === 0) return undefined;
    const knows = await this.knownOf(urns);
    return urns.find((urn) => knows(urn, path));
  }

  /** Tells which columns the schemas of datasets have. */
  private async knownOf(urns: readonly string[]): Promise<(urn: string, path: unknown) => boolean> {
    const schemas = await this.store.latest(urns, ['schemaMetadata']);
    return (urn, path) => {
      const schema = schemas.get(urn)?.get('schemaMetadata')?.value as Schema | undefined;
      return schema?.fields?.some(({ fieldPath }) => fieldPath === path) === true;
    };
  }
}

function requireDatasetColumn({ resourceUrn, subResource, subResourceType }: ResourceRefInput): void {
  if (subResource == null) throw invalidArgument('subResource must be given where subResourceType is');
  if (subResourceType == null) throw invalidArgument('subResourceType must be given where subResource is');
  if (entityTypeOfUrn(resourceUrn) !== 'dataset') {
    throw invalidArgument(`subResource: ${resourceUrn} is no dataset, so it has no column ${subResource}`);
  }
}
