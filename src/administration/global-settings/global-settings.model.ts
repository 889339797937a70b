import { ObjectType } from '@nestjs/graphql';

/** The views that everybody begins with. */
@ObjectType()
export class GlobalViewsSettings {
  /** Urn of the view that searches begin with; none when null. */
  readonly defaultView?: string | null;
}

/** Whether descriptions of columns follow lineage. */
@ObjectType()
export class DocPropagationSettings {
  /** Whether a column without a description shows that of the column it comes from. */
  readonly docColumnPropagation?: boolean | null;
}
