import { InputType } from '@nestjs/graphql';

/** Selection of aspects of an entity. */
@InputType()
export class AspectParams {
  /** Whether to return only aspects that declare how to render them. */
  readonly autoRenderOnly?: boolean | null;
  /** Names of the aspects to return; all aspects if absent. */
  readonly aspectNames?: string[] | null;
}
