import { ObjectType } from '@nestjs/graphql';

/** Hints for rendering an aspect in a user interface. */
@ObjectType()
export class AspectRenderSpec {
  /** Display type, such as `tabular`. */
  readonly displayType?: string | null;
  /** Display title. */
  readonly displayName?: string | null;
  /** Field of the payload to show. */
  readonly key?: string | null;
}

/** A stored aspect as JSON text. */
@ObjectType()
export class RawAspect {
  /** Name of the aspect, such as `tagProperties`. */
  readonly aspectName!: string;
  /** The aspect's value as JSON text. */
  readonly payload?: string | null;
  /** Hints for rendering; null if the aspect declares none. */
  readonly renderSpec?: AspectRenderSpec | null;
}
