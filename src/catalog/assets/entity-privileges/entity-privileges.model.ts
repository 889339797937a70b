import { Field, ObjectType } from '@nestjs/graphql';

const MAY = { nullable: true };

/** Privileges of the caller on an entity; a field is null if it does not apply to the entity type. */
@ObjectType()
export class EntityPrivileges {
  /** Create, move and delete the children of the entity. */
  @Field(() => Boolean, MAY)
  readonly canManageChildren?: boolean | null;
  /** Change, move and delete the entity itself. */
  @Field(() => Boolean, MAY)
  readonly canManageEntity?: boolean | null;
  /** Add and remove lineage edges. */
  @Field(() => Boolean, MAY)
  readonly canEditLineage?: boolean | null;
  /** Change the embedded view of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditEmbed?: boolean | null;
  /** Create, change and delete queries of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditQueries?: boolean | null;
  /** Change structured properties. */
  @Field(() => Boolean, MAY)
  readonly canEditProperties?: boolean | null;
  /** Add and remove tags; policies may restrict which tags. */
  @Field(() => Boolean, MAY)
  readonly canEditTags?: boolean | null;
  /** Add and remove glossary terms; policies may restrict which terms. */
  @Field(() => Boolean, MAY)
  readonly canEditGlossaryTerms?: boolean | null;
  /** Change the description. */
  @Field(() => Boolean, MAY)
  readonly canEditDescription?: boolean | null;
  /** Add, change and remove links. */
  @Field(() => Boolean, MAY)
  readonly canEditLinks?: boolean | null;
  /** Move the entity to another domain. */
  @Field(() => Boolean, MAY)
  readonly canEditDomains?: boolean | null;
  /** Change the data product of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditDataProducts?: boolean | null;
  /** Add and remove owners. */
  @Field(() => Boolean, MAY)
  readonly canEditOwners?: boolean | null;
  /** Raise, change and resolve incidents. */
  @Field(() => Boolean, MAY)
  readonly canEditIncidents?: boolean | null;
  /** Add, change and remove assertions. */
  @Field(() => Boolean, MAY)
  readonly canEditAssertions?: boolean | null;
  /** Change the owners of assertions. */
  @Field(() => Boolean, MAY)
  readonly canEditAssertionOwners?: boolean | null;
  /** Change the deprecation of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditDeprecation?: boolean | null;
  /** Add and remove tags of columns. */
  @Field(() => Boolean, MAY)
  readonly canEditSchemaFieldTags?: boolean | null;
  /** Add and remove glossary terms of columns. */
  @Field(() => Boolean, MAY)
  readonly canEditSchemaFieldGlossaryTerms?: boolean | null;
  /** Change descriptions of columns. */
  @Field(() => Boolean, MAY)
  readonly canEditSchemaFieldDescription?: boolean | null;
  /** View the usage of the dataset. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetUsage?: boolean | null;
  /** View the profiles of the dataset. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetProfile?: boolean | null;
  /** View the operations on the dataset. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetOperations?: boolean | null;
  /** Change the summary page of the entity. */
  @Field(() => Boolean, MAY)
  readonly canManageAssetSummary?: boolean | null;
}
