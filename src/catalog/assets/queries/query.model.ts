import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Dataset, SchemaFieldEntity } from '../datasets/index.js';
import {
  AuditStamp,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  DataPlatform,
  Page,
} from '../../../entities/index.js';
import { QueryStatement } from '../pipelines/index.js';
import { ResolvedAuditStamp } from '../../../identity/index.js';

/** Sources of queries. */
export enum QuerySource {
  MANUAL = 'MANUAL',
  SYSTEM = 'SYSTEM',
}

registerEnumType(QuerySource, {
  name: 'QuerySource',
  description: 'Sources of queries.',
  valuesMap: {
    MANUAL: { description: 'Created by a user.' },
    SYSTEM: { description: 'Discovered by a program.' },
  },
});

/** Properties of a query. */
@ObjectType()
export class QueryProperties {
  /** Statement of the query. */
  readonly statement!: QueryStatement;
  /** Source of the query. */
  readonly source!: QuerySource;
  /** Display name of the query. */
  readonly name?: string | null;
  /** Description of the query. */
  readonly description?: string | null;
  /** Time and actor of the creation. */
  readonly created!: AuditStamp;
  /** Time and actor of the creation. */
  readonly createdOn!: ResolvedAuditStamp;
  /** Time and actor of the last change. */
  readonly lastModified!: AuditStamp;
  /** Entity in which the query was found, such as a view. */
  @Field(() => Entity, { nullable: true })
  readonly origin?: EntityRef | null;
  /** Custom properties. */
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** A subject of a query. */
@ObjectType()
export class QuerySubject {
  /** The dataset that the query reads or writes. */
  @Field(() => Dataset)
  readonly dataset!: EntityRef;
  /** The column of the dataset, if the subject is a column. */
  @Field(() => SchemaFieldEntity, { nullable: true })
  readonly schemaField?: EntityRef | null;
}

/** A query of datasets. */
@ObjectType({ implements: () => Entity })
export class QueryEntity extends Entity {
  /** Properties of the query. */
  readonly properties?: QueryProperties | null;
  /** Subjects of the query. */
  readonly subjects?: QuerySubject[] | null;
  /** Platform of the query. */
  @Field(() => DataPlatform, { nullable: true })
  readonly platform?: EntityRef | null;
}

/** A page of queries. */
@ObjectType()
export class ListQueriesResult extends Page {
  /** The queries. */
  @Field(() => [QueryEntity])
  readonly queries!: EntityRef[];
}
