import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { invalidArgument } from '../../common/errors.js';
import { entityNameOfUrn } from '../entity-types.js';
import type { ResourceRefInput } from '../shared/resource-ref.input.js';

interface Schema {
  readonly fields?: readonly { readonly fieldPath: string }[];
}

/** Knows the columns that inputs name. */
@Injectable()
export class Columns {
  constructor(private readonly store: AspectStore) {}

  /**
   * Throws `INVALID_ARGUMENT` unless each of `resources` is a whole entity, or names a column that its dataset's schema has: `subResource` and
   * `subResourceType` come together.
   */
  async require(resources: readonly ResourceRefInput[]): Promise<void> {
    const parts = resources.filter(
      ({ subResource, subResourceType }) => subResource != null || subResourceType != null,
    );
    for (const part of parts) requireDatasetColumn(part);
    const schemas = await this.store.latest(
      [...new Set(parts.map(({ resourceUrn }) => resourceUrn))],
      ['schemaMetadata'],
    );
    for (const { resourceUrn, subResource } of parts) {
      const schema = schemas.get(resourceUrn)?.get('schemaMetadata')?.value as Schema | undefined;
      if (schema?.fields?.some(({ fieldPath }) => fieldPath === subResource) === true) continue;
      throw invalidArgument(`subResource: the schema of ${resourceUrn} has no field ${String(subResource)}`);
    }
  }
}

function requireDatasetColumn({ resourceUrn, subResource, subResourceType }: ResourceRefInput): void {
  if (subResource == null) throw invalidArgument('subResource must be given where subResourceType is');
  if (subResourceType == null) throw invalidArgument('subResourceType must be given where subResource is');
  if (entityNameOfUrn(resourceUrn) !== 'dataset') {
    throw invalidArgument(`subResource: ${resourceUrn} is no dataset, so it has no column ${subResource}`);
  }
}
