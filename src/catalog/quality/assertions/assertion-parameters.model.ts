import { ObjectType } from '@nestjs/graphql';
import { AssertionStdParameterType } from './assertion-std-parameter-type.enum.js';
import { DatasetFilterType } from './dataset-filter-type.enum.js';

/** A value that an assertion compares with. */
@ObjectType()
export class AssertionStdParameter {
  readonly value!: string;
  readonly type!: AssertionStdParameterType;
}

/** The values that an assertion compares with. */
@ObjectType()
export class AssertionStdParameters {
  readonly value?: AssertionStdParameter | null;
  readonly maxValue?: AssertionStdParameter | null;
  readonly minValue?: AssertionStdParameter | null;
}

/** Selects the rows that an assertion reads. */
@ObjectType()
export class DatasetFilter {
  readonly type!: DatasetFilterType;
  /** SQL condition. */
  readonly sql?: string | null;
}

/** A column that an assertion is about. */
@ObjectType()
export class SchemaFieldSpec {
  readonly path!: string;
  readonly type!: string;
  readonly nativeType!: string;
}
