import { Field, ObjectType } from '@nestjs/graphql';

const MAY = { nullable: true };

/** Privileges of the actor on an entity; a field is null if it does not apply to the entity type. */
@ObjectType()
export class EntityPrivileges {
  /** Whether the actor may create, move and delete the children of the entity. */
  @Field(() => Boolean, MAY)
  readonly canManageChildren?: boolean | null;
  /** Whether the actor may change, move and delete the entity itself. */
  @Field(() => Boolean, MAY)
  readonly canManageEntity?: boolean | null;
  /** Whether the actor may add and remove lineage edges. */
  @Field(() => Boolean, MAY)
  readonly canEditLineage?: boolean | null;
  /** Whether the actor may change the embedded view of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditEmbed?: boolean | null;
  /** Whether the actor may create, change and delete queries of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditQueries?: boolean | null;
  /** Whether the actor may change structured properties. */
  @Field(() => Boolean, MAY)
  readonly canEditProperties?: boolean | null;
  /** Whether the actor may add and remove tags; policies may restrict which tags. */
  @Field(() => Boolean, MAY)
  readonly canEditTags?: boolean | null;
  /** Whether the actor may add and remove glossary terms; policies may restrict which terms. */
  @Field(() => Boolean, MAY)
  readonly canEditGlossaryTerms?: boolean | null;
  /** Whether the actor may change the description. */
  @Field(() => Boolean, MAY)
  readonly canEditDescription?: boolean | null;
  /** Whether the actor may add, change and remove links. */
  @Field(() => Boolean, MAY)
  readonly canEditLinks?: boolean | null;
  /** Whether the actor may move the entity to another domain. */
  @Field(() => Boolean, MAY)
  readonly canEditDomains?: boolean | null;
  /** Whether the actor may change the data products of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditDataProducts?: boolean | null;
  /** Whether the actor may add and remove owners. */
  @Field(() => Boolean, MAY)
  readonly canEditOwners?: boolean | null;
  /** Whether the actor may raise, change and resolve incidents. */
  @Field(() => Boolean, MAY)
  readonly canEditIncidents?: boolean | null;
  /** Whether the actor may add, change and remove assertions. */
  @Field(() => Boolean, MAY)
  readonly canEditAssertions?: boolean | null;
  /** Whether the actor may change the owners of assertions. */
  @Field(() => Boolean, MAY)
  readonly canEditAssertionOwners?: boolean | null;
  /** Whether the actor may change the deprecation of the entity. */
  @Field(() => Boolean, MAY)
  readonly canEditDeprecation?: boolean | null;
  /** Whether the actor may add and remove tags of columns. */
  @Field(() => Boolean, MAY)
  readonly canEditSchemaFieldTags?: boolean | null;
  /** Whether the actor may add and remove glossary terms of columns. */
  @Field(() => Boolean, MAY)
  readonly canEditSchemaFieldGlossaryTerms?: boolean | null;
  /** Whether the actor may change descriptions of columns. */
  @Field(() => Boolean, MAY)
  readonly canEditSchemaFieldDescription?: boolean | null;
  /** Whether the actor may view the usage of the dataset. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetUsage?: boolean | null;
  /** Whether the actor may view the profiles of the dataset. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetProfile?: boolean | null;
  /** Whether the actor may view the operations on the dataset. */
  @Field(() => Boolean, MAY)
  readonly canViewDatasetOperations?: boolean | null;
  /** Whether the actor may change the summary page of the entity. */
  @Field(() => Boolean, MAY)
  readonly canManageAssetSummary?: boolean | null;
}
