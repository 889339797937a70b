import { Field, InputType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { IsSafeLink, StringMapEntryInput } from '../../../entities/index.js';
import { AssertionStdAggregation } from './assertion-std-aggregation.enum.js';
import { AssertionStdOperator } from './assertion-std-operator.enum.js';
import { AssertionStdParameterType } from './assertion-std-parameter-type.enum.js';
import { DatasetAssertionScope } from './dataset-assertion-scope.enum.js';

/** A value that an assertion compares with. */
@InputType()
export class AssertionStdParameterInput {
  readonly value!: string;
  readonly type!: AssertionStdParameterType;
}

/** The values that an assertion compares with. */
@InputType()
export class AssertionStdParametersInput {
  readonly value?: AssertionStdParameterInput | null;
  readonly maxValue?: AssertionStdParameterInput | null;
  readonly minValue?: AssertionStdParameterInput | null;
}

/** A platform by urn or by name; the urn takes precedence. */
@InputType()
export class PlatformInput {
  readonly urn?: string | null;
  readonly name?: string | null;
}

/** A custom assertion; replaces all stored properties. */
@InputType()
export class UpsertCustomAssertionInput {
  /** Urn of the dataset that the assertion is about. */
  readonly entityUrn!: string;
  /** Name of the custom type. */
  readonly type!: string;
  readonly description!: string;
  /** Path of a column that the assertion is about; ignored if `fieldPaths` has any. */
  readonly fieldPath?: string | null;
  /** Paths of the columns that the assertion is about. */
  @Field(() => [String], { nullable: true })
  readonly fieldPaths?: string[] | null;
  /** Platform that evaluates the assertion. */
  readonly platform!: PlatformInput;
  /** URL of the assertion in its platform. */
  @IsOptional()
  @IsSafeLink()
  readonly externalUrl?: string | null;
  /** Logic of the assertion in its native form. */
  readonly logic?: string | null;
  @Field(() => DatasetAssertionScope, { nullable: true })
  readonly scope?: DatasetAssertionScope | null;
  @Field(() => AssertionStdAggregation, { nullable: true })
  readonly aggregation?: AssertionStdAggregation | null;
  @Field(() => AssertionStdOperator, { nullable: true })
  readonly operator?: AssertionStdOperator | null;
  readonly parameters?: AssertionStdParametersInput | null;
  readonly nativeType?: string | null;
  @Field(() => [StringMapEntryInput], { nullable: true })
  readonly nativeParameters?: StringMapEntryInput[] | null;
}
