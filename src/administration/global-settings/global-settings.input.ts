import { InputType } from '@nestjs/graphql';

/** New global settings of views. */
@InputType()
export class UpdateGlobalViewsSettingsInput {
  /** Urn of the default view of searches; none when absent or null. */
  readonly defaultView?: string | null;
}

/** New settings of the propagation of documentation. */
@InputType()
export class UpdateDocPropagationSettingsInput {
  /** Whether a column without a description shows the description of its upstream column. */
  readonly docColumnPropagation?: boolean | null;
}

/** New settings of applications. */
@InputType()
export class UpdateApplicationsSettingsInput {
  /** Whether applications are enabled. */
  readonly enabled?: boolean | null;
}
