import { Field, ObjectType } from '@nestjs/graphql';
import { SchemaFieldDataType, SchemaMetadata } from '../../assets/datasets/index.js';
import { StringMapEntry } from '../../../entities/index.js';
import { SchemaFieldRef } from '../../lineage/index.js';
import { AssertionStdParameters } from './assertion-parameters.model.js';
import { AssertionStdAggregation } from './assertion-std-aggregation.enum.js';
import { AssertionStdOperator } from './assertion-std-operator.enum.js';
import { AssertionValueChangeType } from './assertion-value-change-type.enum.js';
import { DatasetAssertionScope } from './dataset-assertion-scope.enum.js';
import { SchemaAssertionCompatibility } from './schema-assertion-compatibility.enum.js';
import { SqlAssertionType } from './sql-assertion-type.enum.js';

/** An assertion about a dataset, in the legacy form. */
@ObjectType()
export class DatasetAssertionInfo {
  /** Urn of the dataset. */
  readonly datasetUrn!: string;
  readonly scope!: DatasetAssertionScope;
  @Field(() => [SchemaFieldRef], { nullable: true })
  readonly fields?: SchemaFieldRef[] | null;
  @Field(() => AssertionStdAggregation, { nullable: true })
  readonly aggregation?: AssertionStdAggregation | null;
  readonly operator!: AssertionStdOperator;
  readonly parameters?: AssertionStdParameters | null;
  readonly nativeType?: string | null;
  @Field(() => [StringMapEntry], { nullable: true })
  readonly nativeParameters?: StringMapEntry[] | null;
  readonly logic?: string | null;
}

/** An assertion about the result of a query. */
@ObjectType()
export class SqlAssertionInfo {
  readonly type!: SqlAssertionType;
  readonly entityUrn!: string;
  readonly statement!: string;
  @Field(() => AssertionValueChangeType, { nullable: true })
  readonly changeType?: AssertionValueChangeType | null;
  readonly operator!: AssertionStdOperator;
  readonly parameters!: AssertionStdParameters;
}

/** A column that a schema must contain. */
@ObjectType()
export class SchemaAssertionField {
  readonly path!: string;
  readonly type!: SchemaFieldDataType;
  readonly nativeType?: string | null;
}

/** An assertion about the columns of a dataset. */
@ObjectType()
export class SchemaAssertionInfo {
  readonly entityUrn!: string;
  readonly fields!: SchemaAssertionField[];
  /** The expected schema. */
  @Field(() => SchemaMetadata, { nullable: true })
  readonly schema?: SchemaMetadata | null;
  readonly compatibility!: SchemaAssertionCompatibility;
}

/** A custom assertion. */
@ObjectType()
export class CustomAssertionInfo {
  /** Name of the custom type. */
  readonly type!: string;
  readonly entityUrn!: string;
  /** The first of the columns. */
  readonly field?: SchemaFieldRef | null;
  @Field(() => [SchemaFieldRef], { nullable: true })
  readonly fields?: SchemaFieldRef[] | null;
  @Field(() => DatasetAssertionScope, { nullable: true })
  readonly scope?: DatasetAssertionScope | null;
  @Field(() => AssertionStdAggregation, { nullable: true })
  readonly aggregation?: AssertionStdAggregation | null;
  @Field(() => AssertionStdOperator, { nullable: true })
  readonly operator?: AssertionStdOperator | null;
  readonly parameters?: AssertionStdParameters | null;
  readonly nativeType?: string | null;
  @Field(() => [StringMapEntry], { nullable: true })
  readonly nativeParameters?: StringMapEntry[] | null;
  /** Logic of the assertion in its native form. */
  readonly logic?: string | null;
}
