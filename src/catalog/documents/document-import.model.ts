import { Field, Int, ObjectType } from '@nestjs/graphql';

/** What an import did. */
@ObjectType()
export class ImportDocumentsResult {
  /** Documents that are new. */
  @Field(() => Int)
  readonly createdCount!: number;
  /** Documents that were there, and have the texts of the files now. */
  @Field(() => Int)
  readonly updatedCount!: number;
  /** Files that could not be imported. */
  @Field(() => Int)
  readonly failedCount!: number;
  /** Why files could not be imported. */
  readonly errors!: string[];
  /** Urns of the documents, in the order of the files. */
  readonly documentUrns!: string[];
}
