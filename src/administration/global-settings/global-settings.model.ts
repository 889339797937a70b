import { ObjectType } from '@nestjs/graphql';

/** Global settings of views. */
@ObjectType()
export class GlobalViewsSettings {
  /** Urn of the default view of searches; null without one. */
  readonly defaultView?: string | null;
}

/** Settings of the propagation of documentation. */
@ObjectType()
export class DocPropagationSettings {
  /** Whether a column without a description shows the description of its upstream column. */
  readonly docColumnPropagation?: boolean | null;
}
