import { Field, ObjectType } from '@nestjs/graphql';
import { Long } from '../../../entities/index.js';
import { AssertionStdParameters, DatasetFilter, SchemaFieldSpec } from './assertion-parameters.model.js';
import { AssertionStdOperator } from './assertion-std-operator.enum.js';
import { FieldAssertionType } from './field-assertion-type.enum.js';
import { FieldMetricType } from './field-metric-type.enum.js';
import { FieldTransformType } from './field-transform-type.enum.js';
import { FieldValuesFailThresholdType } from './field-values-fail-threshold-type.enum.js';

/** Transformation of a value before the comparison. */
@ObjectType()
export class FieldTransform {
  readonly type!: FieldTransformType;
}

/** Threshold of failing values. */
@ObjectType()
export class FieldValuesFailThreshold {
  readonly type!: FieldValuesFailThresholdType;
  @Field(() => Long)
  readonly value!: number;
}

/** A comparison of each value of a column. */
@ObjectType()
export class FieldValuesAssertion {
  readonly field!: SchemaFieldSpec;
  readonly transform?: FieldTransform | null;
  readonly operator!: AssertionStdOperator;
  readonly parameters?: AssertionStdParameters | null;
  readonly failThreshold!: FieldValuesFailThreshold;
  readonly excludeNulls!: boolean;
}

/** A comparison of a metric of a column. */
@ObjectType()
export class FieldMetricAssertion {
  readonly field!: SchemaFieldSpec;
  readonly metric!: FieldMetricType;
  readonly operator!: AssertionStdOperator;
  readonly parameters?: AssertionStdParameters | null;
}

/** An assertion about a column. */
@ObjectType()
export class FieldAssertionInfo {
  readonly type!: FieldAssertionType;
  readonly entityUrn!: string;
  readonly fieldValuesAssertion?: FieldValuesAssertion | null;
  readonly fieldMetricAssertion?: FieldMetricAssertion | null;
  readonly filter?: DatasetFilter | null;
}
