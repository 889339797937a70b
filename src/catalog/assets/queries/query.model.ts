import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Dataset, SchemaFieldEntity } from '../datasets/index.js';
import { AuditStamp, CustomPropertiesEntry, Entity, type EntityRef, DataPlatform } from '../../../entities/index.js';
import { QueryStatement } from '../pipelines/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';

/** Where a query comes from. */
export enum QuerySource {
  MANUAL = 'MANUAL',
  SYSTEM = 'SYSTEM',
}

registerEnumType(QuerySource, {
  name: 'QuerySource',
  description: 'Where a query comes from.',
  valuesMap: {
    MANUAL: { description: 'Somebody wrote it down.' },
    SYSTEM: { description: 'A program found it.' },
  },
});

/** What is known of a query. */
@ObjectType()
export class QueryProperties {
  /** The query itself. */
  readonly statement!: QueryStatement;
  /** Where the query comes from. */
  readonly source!: QuerySource;
  /** Name for people. */
  readonly name?: string | null;
  /** What the query is for. */
  readonly description?: string | null;
  /** When the query was added, and by whom. */
  readonly created!: AuditStamp;
  /** When the query was added, and by whom. */
  readonly createdOn!: ResolvedAuditStamp;
  /** When the query was changed last, and by whom. */
  readonly lastModified!: AuditStamp;
  /** What the query was found in, such as a view. */
  @Field(() => Entity, { nullable: true })
  readonly origin?: EntityRef | null;
  /** Free-form properties. */
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** What a query is about. */
@ObjectType()
export class QuerySubject {
  /** The dataset that it reads or writes. */
  @Field(() => Dataset)
  readonly dataset!: EntityRef;
  /** The column of the dataset, where one is named. */
  @Field(() => SchemaFieldEntity, { nullable: true })
  readonly schemaField?: EntityRef | null;
}

/** A query that is run against datasets. */
@ObjectType({ implements: () => Entity })
export class QueryEntity extends Entity {
  /** What is known of the query. */
  readonly properties?: QueryProperties | null;
  /** What the query is about. */
  readonly subjects?: QuerySubject[] | null;
  /** Platform that the query runs on. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
}

/** A page of queries. */
@ObjectType()
export class ListQueriesResult {
  /** How many queries were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many queries were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many queries there are. */
  @Field(() => Int)
  readonly total!: number;
  /** The queries. */
  @Field(() => [QueryEntity])
  readonly queries!: EntityRef[];
}
