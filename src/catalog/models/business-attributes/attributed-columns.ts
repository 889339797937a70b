import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { Columns, SubResourceType } from '../../../entities/index.js';

/** A column with its dataset and path. */
export interface NamedColumn {
  /** Urn of the column. */
  readonly urn: string;
  /** Urn of the dataset. */
  readonly dataset: string;
  /** Path in the schema of the dataset. */
  readonly path: string;
}

/** Checks the columns that business attributes are assigned to. */
@Injectable()
export class AttributedColumns {
  constructor(
    private readonly store: AspectStore,
    private readonly columns: Columns,
  ) {}

  /** Throws `INVALID_ARGUMENT` unless each column is stored as an entity or is part of the schema of its dataset. */
  async require(columns: readonly NamedColumn[]): Promise<void> {
    const stored = await this.store.existing(
      columns.map(({ urn }) => urn),
      { includeSoftDeleted: true },
    );
    const others = columns.filter(({ urn }) => !stored.has(urn));
    await this.columns.require(
      others.map(({ dataset, path }) => ({
        resourceUrn: dataset,
        subResource: path,
        subResourceType: SubResourceType.DATASET_FIELD,
      })),
    );
  }
}
