import { Field, ObjectType } from '@nestjs/graphql';
import { SchemaFieldDataType } from '../../assets/datasets/index.js';
import { InstitutionalMemory, GlossaryTerms, Ownership, GlobalTags } from '../../../annotations/index.js';
import { AuditStamp, CustomPropertiesEntry, Entity, type EntityRef, Status } from '../../../entities/index.js';

/** Properties of a business attribute. */
@ObjectType()
export class BusinessAttributeInfo {
  /** Display name. */
  readonly name!: string;
  /** Description of the attribute. */
  readonly description?: string | null;
  /** Tags of columns with the attribute. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of columns with the attribute. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Data type of columns with the attribute. */
  readonly type?: SchemaFieldDataType | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Creation of the attribute. */
  readonly created!: AuditStamp;
  /** Last change of the attribute. */
  readonly lastModified!: AuditStamp;
  /** Removal of the attribute. */
  readonly deleted?: AuditStamp | null;
}

/** A definition that columns of many datasets share. */
@ObjectType({ implements: () => Entity })
export class BusinessAttribute extends Entity {
  /** Properties of the attribute. */
  readonly properties?: BusinessAttributeInfo | null;
  /** Owners of the attribute. */
  readonly ownership?: Ownership | null;
  /** Links to documentation about the attribute. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Whether the attribute is soft-deleted. */
  readonly status?: Status | null;
}

/** The business attribute of a column. */
@ObjectType()
export class BusinessAttributeAssociation {
  /** The attribute. */
  @Field(() => BusinessAttribute)
  readonly businessAttribute!: EntityRef;
  /** Urn of the column. */
  readonly associatedUrn!: string;
}

/** The business attribute of a column. */
@ObjectType()
export class BusinessAttributes {
  /** The attribute. */
  readonly businessAttribute?: BusinessAttributeAssociation | null;
}
