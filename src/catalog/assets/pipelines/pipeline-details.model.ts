import { Field, ObjectType } from '@nestjs/graphql';
import { CustomPropertiesEntry } from '../../../entities/index.js';

/** What the orchestrator tells of a pipeline or a task: the fields that both have. */
@ObjectType({ isAbstract: true })
export abstract class PipelineDetails {
  /** Name in the orchestrator. */
  readonly name!: string;
  /** What it does. */
  readonly description?: string | null;
  /** Address in the orchestrator. */
  readonly externalUrl?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}
