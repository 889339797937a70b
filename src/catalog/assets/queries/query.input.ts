import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { AndFilterInput, SortCriterion } from '../../../discovery/index.js';
import { QueryLanguage } from '../pipelines/index.js';
import { QuerySource } from './query.model.js';

/** The order of queries. */
@InputType()
export class SortQueriesInput {
  /** The sort criterion. */
  readonly sortCriterion!: SortCriterion;
}

/** Selection of queries to list. */
@InputType()
export class ListQueriesInput {
  /** Number of queries to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of queries to return; 100 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Text to search for; all queries if absent or empty. */
  readonly query?: string | null;
  /** Source of the queries; any if absent. */
  readonly source?: QuerySource | null;
  /** Urn of the dataset of the queries; any if absent. */
  readonly datasetUrn?: string | null;
  /** Order of the queries; the newest first if absent. */
  readonly sortInput?: SortQueriesInput | null;
  /** Groups of conditions; a query matches if all conditions of one group hold. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** The statement of a query. */
@InputType()
export class QueryStatementInput {
  /** Text of the query. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly value!: string;
  /** Language of the query. */
  readonly language!: QueryLanguage;
}

/** Properties of a query to create. */
@InputType()
export class CreateQueryPropertiesInput {
  /** Display name of the query. */
  readonly name?: string | null;
  /** Description of the query. */
  readonly description?: string | null;
  /** Statement of the query. */
  @ValidateNested()
  @Type(() => QueryStatementInput)
  readonly statement!: QueryStatementInput;
}

/** A subject of a query to create. */
@InputType()
export class CreateQuerySubjectInput {
  /** Urn of the dataset. */
  readonly datasetUrn!: string;
}

/** A query to create. */
@InputType()
export class CreateQueryInput {
  /** Properties of the query. */
  @ValidateNested()
  @Type(() => CreateQueryPropertiesInput)
  readonly properties!: CreateQueryPropertiesInput;
  /** Subjects of the query. */
  readonly subjects!: CreateQuerySubjectInput[];
}

/** Changes to the properties of a query; absent fields are not changed. */
@InputType()
export class UpdateQueryPropertiesInput {
  /** Display name of the query. */
  readonly name?: string | null;
  /** Description of the query. */
  readonly description?: string | null;
  /** Statement of the query. */
  @ValidateNested()
  @Type(() => QueryStatementInput)
  readonly statement?: QueryStatementInput | null;
}

/** A new subject of a query. */
@InputType()
export class UpdateQuerySubjectInput {
  /** Urn of the dataset. */
  readonly datasetUrn!: string;
}

/** Changes to a query; absent fields are not changed. */
@InputType()
export class UpdateQueryInput {
  /** Properties of the query. */
  @ValidateNested()
  @Type(() => UpdateQueryPropertiesInput)
  readonly properties?: UpdateQueryPropertiesInput | null;
  /** Subjects that replace the current ones. */
  readonly subjects?: UpdateQuerySubjectInput[] | null;
}
