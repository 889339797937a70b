import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { AndFilterInput, SortCriterion } from '../../../discovery/index.js';
import { QueryLanguage } from '../pipelines/index.js';
import { QuerySource } from './query.model.js';

/** The order of queries. */
@InputType()
export class SortQueriesInput {
  /** The key of the order. */
  readonly sortCriterion!: SortCriterion;
}

/** Which queries to list. */
@InputType()
export class ListQueriesInput {
  /** How many queries to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many queries to return at most; 100 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all queries when absent or empty. */
  readonly query?: string | null;
  /** Where the queries come from; anywhere when absent. */
  readonly source?: QuerySource | null;
  /** Urn of the dataset that the queries are about; any when absent. */
  readonly datasetUrn?: string | null;
  /** The order; the newest first when absent. */
  readonly sortInput?: SortQueriesInput | null;
  /** Groups of conditions, of which one group must hold. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** The text of a query. */
@InputType()
export class QueryStatementInput {
  /** Text of the query. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly value!: string;
  /** Language of the query. */
  readonly language!: QueryLanguage;
}

/** What is known of a query from the start. */
@InputType()
export class CreateQueryPropertiesInput {
  /** Name for people. */
  readonly name?: string | null;
  /** What the query is for. */
  readonly description?: string | null;
  /** The query itself. */
  @ValidateNested()
  @Type(() => QueryStatementInput)
  readonly statement!: QueryStatementInput;
}

/** What a new query is about. */
@InputType()
export class CreateQuerySubjectInput {
  /** Urn of the dataset. */
  readonly datasetUrn!: string;
}

/** A query to add. */
@InputType()
export class CreateQueryInput {
  /** What is known of it. */
  @ValidateNested()
  @Type(() => CreateQueryPropertiesInput)
  readonly properties!: CreateQueryPropertiesInput;
  /** What it is about. */
  readonly subjects!: CreateQuerySubjectInput[];
}

/** What changes of what is known of a query; what is absent stays as it is. */
@InputType()
export class UpdateQueryPropertiesInput {
  /** Name for people. */
  readonly name?: string | null;
  /** What the query is for. */
  readonly description?: string | null;
  /** The query itself. */
  @ValidateNested()
  @Type(() => QueryStatementInput)
  readonly statement?: QueryStatementInput | null;
}

/** What a query is to be about. */
@InputType()
export class UpdateQuerySubjectInput {
  /** Urn of the dataset. */
  readonly datasetUrn!: string;
}

/** What changes of a query; what is absent stays as it is. */
@InputType()
export class UpdateQueryInput {
  /** What is known of it. */
  @ValidateNested()
  @Type(() => UpdateQueryPropertiesInput)
  readonly properties?: UpdateQueryPropertiesInput | null;
  /** What it is about, in place of what it was about. */
  readonly subjects?: UpdateQuerySubjectInput[] | null;
}
