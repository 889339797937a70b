import { InputType } from '@nestjs/graphql';

/** Which aspects of an entity are asked for. */
@InputType()
export class AspectParams {
  /** Only aspects that declare how to show themselves. */
  readonly autoRenderOnly?: boolean | null;
  /** Only the aspects of these names; all when absent. */
  readonly aspectNames?: string[] | null;
}
