import { Field, ObjectType } from '@nestjs/graphql';
import { CustomPropertiesEntry } from '../../../entities/index.js';

/** Properties of a data flow or a data job from its orchestrator: fields that both share. */
@ObjectType({ isAbstract: true })
export abstract class PipelineDetails {
  /** Name in the orchestrator. */
  readonly name!: string;
  /** Description in the orchestrator. */
  readonly description?: string | null;
  /** URL in the orchestrator. */
  readonly externalUrl?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}
