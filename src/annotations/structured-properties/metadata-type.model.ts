import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, EntityType } from '../../entities/index.js';

/** Kinds of values that a structured property can have. */
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
  description: 'Kinds of values that a structured property can have.',
});

/** What is known of a kind of values. */
@ObjectType()
export class DataTypeInfo {
  /** The kind; OTHER when it is none of the built-in ones. */
  readonly type!: StdDataType;
  /** Name of the kind, as in `datahub.string`. */
  readonly qualifiedName!: string;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What such values are. */
  readonly description?: string | null;
}

/** A kind of values. */
@ObjectType({ implements: () => Entity })
export class DataTypeEntity extends Entity {
  /** What is known of the kind. */
  readonly info!: DataTypeInfo;
}

/** What is known of a kind of entities. */
@ObjectType()
export class EntityTypeInfo {
  /** The kind; OTHER when this schema has no name for it. */
  readonly type!: EntityType;
  /** Name of the kind, as in `datahub.dataset`. */
  readonly qualifiedName!: string;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What such entities are. */
  readonly description?: string | null;
}

/** A kind of entities, as an entity of its own. */
@ObjectType({ implements: () => Entity })
export class EntityTypeEntity extends Entity {
  /** What is known of the kind. */
  readonly info!: EntityTypeInfo;
}
