import { InputType } from '@nestjs/graphql';

/** The views that everybody is to begin with. */
@InputType()
export class UpdateGlobalViewsSettingsInput {
  /** Urn of the view that searches begin with; none when absent or null. */
  readonly defaultView?: string | null;
}

/** Whether descriptions of columns are to follow lineage. */
@InputType()
export class UpdateDocPropagationSettingsInput {
  /** Whether a column without a description shows that of the column it comes from. */
  readonly docColumnPropagation?: boolean | null;
}

/** Whether applications are used. */
@InputType()
export class UpdateApplicationsSettingsInput {
  /** True to use them. */
  readonly enabled?: boolean | null;
}
