import { ObjectType } from '@nestjs/graphql';
import { AssertionStdParameters, DatasetFilter, SchemaFieldSpec } from './assertion-parameters.model.js';
import { AssertionStdOperator } from './assertion-std-operator.enum.js';
import { AssertionValueChangeType } from './assertion-value-change-type.enum.js';
import { IncrementingSegmentFieldTransformerType } from './incrementing-segment-field-transformer-type.enum.js';
import { VolumeAssertionType } from './volume-assertion-type.enum.js';

/** Transforms the value of a column into the name of a segment. */
@ObjectType()
export class IncrementingSegmentFieldTransformer {
  readonly type!: IncrementingSegmentFieldTransformerType;
  readonly nativeType?: string | null;
}

/** Divides rows into consecutive segments. */
@ObjectType()
export class IncrementingSegmentSpec {
  readonly field!: SchemaFieldSpec;
  readonly transformer?: IncrementingSegmentFieldTransformer | null;
}

/** A comparison of the number of rows. */
@ObjectType()
export class RowCountTotal {
  readonly operator!: AssertionStdOperator;
  readonly parameters!: AssertionStdParameters;
}

/** A comparison of the change in the number of rows. */
@ObjectType()
export class RowCountChange {
  readonly type!: AssertionValueChangeType;
  readonly operator!: AssertionStdOperator;
  readonly parameters!: AssertionStdParameters;
}

/** A comparison of the number of rows in the latest segment. */
@ObjectType()
export class IncrementingSegmentRowCountTotal {
  readonly segment!: IncrementingSegmentSpec;
  readonly operator!: AssertionStdOperator;
  readonly parameters!: AssertionStdParameters;
}

/** A comparison of the change in the number of rows between segments. */
@ObjectType()
export class IncrementingSegmentRowCountChange {
  readonly segment!: IncrementingSegmentSpec;
  readonly type!: AssertionValueChangeType;
  readonly operator!: AssertionStdOperator;
  readonly parameters!: AssertionStdParameters;
}

/** An assertion about the number of rows. */
@ObjectType()
export class VolumeAssertionInfo {
  readonly entityUrn!: string;
  readonly type!: VolumeAssertionType;
  readonly rowCountTotal?: RowCountTotal | null;
  readonly rowCountChange?: RowCountChange | null;
  readonly incrementingSegmentRowCountTotal?: IncrementingSegmentRowCountTotal | null;
  readonly incrementingSegmentRowCountChange?: IncrementingSegmentRowCountChange | null;
  readonly filter?: DatasetFilter | null;
}
