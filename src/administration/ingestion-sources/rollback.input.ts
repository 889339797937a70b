import { InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';

/** The ingestion run to roll back. */
@InputType()
export class RollbackIngestionInput {
  /** Id of the run. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly runId!: string;
}
