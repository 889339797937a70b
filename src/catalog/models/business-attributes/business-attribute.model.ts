import { Field, ObjectType } from '@nestjs/graphql';
import { SchemaFieldDataType } from '../../assets/datasets/index.js';
import { InstitutionalMemory, GlossaryTerms, Ownership, GlobalTags } from '../../../annotations/index.js';
import { AuditStamp, CustomPropertiesEntry, Entity, type EntityRef, Status } from '../../../entities/index.js';

/** What is known of a business attribute. */
@ObjectType()
export class BusinessAttributeInfo {
  /** Name for people. */
  readonly name!: string;
  /** What columns with the attribute hold. */
  readonly description?: string | null;
  /** Tags of columns with the attribute. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of columns with the attribute. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Kind of the values of columns with the attribute. */
  readonly type?: SchemaFieldDataType | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** When the attribute was made, and by whom. */
  readonly created!: AuditStamp;
  /** When the attribute was changed last, and by whom. */
  readonly lastModified!: AuditStamp;
  /** When the attribute was removed, and by whom. */
  readonly deleted?: AuditStamp | null;
}

/** What columns of many datasets have in common. */
@ObjectType({ implements: () => Entity })
export class BusinessAttribute extends Entity {
  /** What is known of the attribute. */
  readonly properties?: BusinessAttributeInfo | null;
  /** Who owns the attribute. */
  readonly ownership?: Ownership | null;
  /** Links to documentation of the attribute. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Whether the attribute is in use. */
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

/** The business attributes of a column: one. */
@ObjectType()
export class BusinessAttributes {
  /** The attribute. */
  readonly businessAttribute?: BusinessAttributeAssociation | null;
}
