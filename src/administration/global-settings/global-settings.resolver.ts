import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import {
  UpdateApplicationsSettingsInput,
  UpdateDocPropagationSettingsInput,
  UpdateGlobalViewsSettingsInput,
} from './global-settings.input.js';
import { DocPropagationSettings, GlobalViewsSettings } from './global-settings.model.js';
import { GlobalSettingsService } from './global-settings.service.js';

/** What is set for everybody. */
@Resolver()
export class GlobalSettingsResolver {
  constructor(private readonly settings: GlobalSettingsService) {}

  @Authenticated('Tells of the service.')
  @Query(() => GlobalViewsSettings, { nullable: true, description: 'The views that everybody begins with.' })
  async globalViewsSettings(): Promise<GlobalViewsSettings> {
    const { defaultView } = await this.settings.section('views');
    return { defaultView: typeof defaultView === 'string' ? defaultView : null };
  }

  @Authenticated('Tells of the service.')
  @Query(() => DocPropagationSettings, {
    nullable: true,
    description: 'Whether descriptions of columns follow lineage.',
  })
  async docPropagationSettings(): Promise<DocPropagationSettings> {
    const { columnPropagationEnabled } = await this.settings.section('docPropagation');
    return { docColumnPropagation: columnPropagationEnabled === true };
  }

  @Privileged('MANAGE_GLOBAL_VIEWS')
  @Mutation(() => Boolean, { description: 'Sets the views that everybody begins with. Answers true.' })
  async updateGlobalViewsSettings(
    @Args('input', { description: 'The views.' }) { defaultView }: UpdateGlobalViewsSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setDefaultView(defaultView, context);
    return true;
  }

  @Privileged('MANAGE_FEATURES')
  @Mutation(() => Boolean, { description: 'Sets whether descriptions of columns follow lineage. Answers true.' })
  async updateDocPropagationSettings(
    @Args('input', { description: 'Whether they do.' }) { docColumnPropagation }: UpdateDocPropagationSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setDocPropagation(docColumnPropagation ?? false, context);
    return true;
  }

  @Privileged('MANAGE_FEATURES')
  @Mutation(() => Boolean, { description: 'Sets whether applications are used. Answers true.' })
  async updateApplicationsSettings(
    @Args('input', { description: 'Whether they are.' }) { enabled }: UpdateApplicationsSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setApplications(enabled ?? false, context);
    return true;
  }
}
