import { Field, Int, ObjectType } from '@nestjs/graphql';

/** The outcome of an import. */
@ObjectType()
export class ImportDocumentsResult {
  /** Number of documents that were created. */
  @Field(() => Int)
  readonly createdCount!: number;
  /** Number of existing documents that were updated. */
  @Field(() => Int)
  readonly updatedCount!: number;
  /** Number of files that could not be imported. */
  @Field(() => Int)
  readonly failedCount!: number;
  /** Errors of the files that could not be imported. */
  readonly errors!: string[];
  /** Urns of the created and updated documents, in the order of the files. */
  readonly documentUrns!: string[];
}
