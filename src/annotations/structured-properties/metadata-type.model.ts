import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, EntityType } from '../../entities/index.js';

/** Data types of structured properties. */
export enum StdDataType {
  STRING = 'STRING',
  NUMBER = 'NUMBER',
  URN = 'URN',
  RICH_TEXT = 'RICH_TEXT',
  DATE = 'DATE',
  OTHER = 'OTHER',
}

registerEnumType(StdDataType, {
  name: 'StdDataType',
  description: 'Data types of structured properties.',
});

/** Properties of a data type. */
@ObjectType()
export class DataTypeInfo {
  /** The built-in type; OTHER for other data types. */
  readonly type!: StdDataType;
  /** Qualified name of the data type, such as `datahub.string`. */
  readonly qualifiedName!: string;
  /** Display name. */
  readonly displayName?: string | null;
  /** Description of the data type. */
  readonly description?: string | null;
}

/** A data type of structured properties. */
@ObjectType({ implements: () => Entity })
export class DataTypeEntity extends Entity {
  /** Properties of the data type. */
  readonly info!: DataTypeInfo;
}

/** Properties of an entity type. */
@ObjectType()
export class EntityTypeInfo {
  /** The entity type; OTHER if the GraphQL schema lacks it. */
  readonly type!: EntityType;
  /** Qualified name of the entity type, such as `datahub.dataset`. */
  readonly qualifiedName!: string;
  /** Display name. */
  readonly displayName?: string | null;
  /** Description of the entity type. */
  readonly description?: string | null;
}

/** An entity type, as an entity. */
@ObjectType({ implements: () => Entity })
export class EntityTypeEntity extends Entity {
  /** Properties of the entity type. */
  readonly info!: EntityTypeInfo;
}
