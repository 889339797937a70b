import { ObjectType } from '@nestjs/graphql';

/** How a user interface may show an aspect that it does not know. */
@ObjectType()
export class AspectRenderSpec {
  /** Form of display, as in `tabular`. */
  readonly displayType?: string | null;
  /** Title for people. */
  readonly displayName?: string | null;
  /** Field of the payload to show. */
  readonly key?: string | null;
}

/** One aspect as it is stored. */
@ObjectType()
export class RawAspect {
  /** Name of the aspect, as in `tagProperties`. */
  readonly aspectName!: string;
  /** The aspect's value as JSON text. */
  readonly payload?: string | null;
  /** How to show the aspect; null for aspects that declare nothing. */
  readonly renderSpec?: AspectRenderSpec | null;
}
