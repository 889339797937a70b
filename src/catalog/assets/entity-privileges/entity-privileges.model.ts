import { Field, ObjectType } from '@nestjs/graphql';

const MAY = { nullable: true };

/** What the caller may do with an entity; null where that makes no sense for its kind. */
@ObjectType()
export class EntityPrivileges {
  /** Make, move and delete what the entity holds. */
  @Field(() => Boolean, MAY)
  readonly canManageChildren?: boolean | null;
  /** Change, move and delete the entity itself. */
  @Field(() => Boolean, MAY)
  readonly canManageEntity?: boolean | null;
  /** Draw and remove edges of lineage. */
  @Field(() => Boolean, MAY)
  readonly canEditLineage?: boolean | null;
  /** Change what is shown of the entity inside other pages. */
  @Field(() => Boolean, MAY)
  readonly canEditEmbed?: boolean | null;
  /** Make, change and delete queries about the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditQueries?: boolean | null;
  /** Change structured properties. */
  @Field(() => Boolean, MAY)
  readonly canEditProperties?: boolean | null;
  /** Add and remove tags, perhaps not all of them. */
  @Field(() => Boolean, MAY)
  readonly canEditTags?: boolean | null;
  /** Add and remove glossary terms, perhaps not all of them. */
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
  /** Put the entity into a data product. */
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
  /** Change who owns assertions. */
  @Field(() => Boolean, MAY)
  readonly canEditAssertionOwners?: boolean | null;
  /** Say whether the entity should still be used. */
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
  /** See how the dataset is used. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetUsage?: boolean | null;
  /** See what was measured of the dataset. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetProfile?: boolean | null;
  /** See how the data was changed. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetOperations?: boolean | null;
  /** Arrange the summary page of the entity. */
  @Field(() => Boolean, MAY)
  readonly canManageAssetSummary?: boolean | null;
}
