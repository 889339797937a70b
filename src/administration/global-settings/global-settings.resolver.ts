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

/** Queries and mutations of the settings that apply to every user. */
@Resolver()
export class GlobalSettingsResolver {
  constructor(private readonly settings: GlobalSettingsService) {}

  @Authenticated('Returns settings of the service.')
  @Query(() => GlobalViewsSettings, { nullable: true, description: 'The global settings of views.' })
  async globalViewsSettings(): Promise<GlobalViewsSettings> {
    const views = await this.settings.section('views');
    return { defaultView: views?.defaultView ?? null };
  }

  @Authenticated('Returns settings of the service.')
  @Query(() => DocPropagationSettings, {
    nullable: true,
    description: 'The settings of the propagation of documentation.',
  })
  async docPropagationSettings(): Promise<DocPropagationSettings> {
    const docPropagation = await this.settings.section('docPropagation');
    return { docColumnPropagation: docPropagation?.columnPropagationEnabled === true };
  }

  @Privileged('MANAGE_GLOBAL_VIEWS')
  @Mutation(() => Boolean, { description: 'Sets the default view of all users. Returns true.' })
  async updateGlobalViewsSettings(
    @Args('input', { description: 'The new settings.' }) { defaultView }: UpdateGlobalViewsSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setDefaultView(defaultView, context);
    return true;
  }

  @Privileged('MANAGE_FEATURES')
  @Mutation(() => Boolean, {
    description: 'Sets whether descriptions of columns propagate along lineage. Returns true.',
  })
  async updateDocPropagationSettings(
    @Args('input', { description: 'The new settings.' }) { docColumnPropagation }: UpdateDocPropagationSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setDocPropagation(docColumnPropagation ?? false, context);
    return true;
  }

  @Privileged('MANAGE_FEATURES')
  @Mutation(() => Boolean, { description: 'Sets whether applications are enabled. Returns true.' })
  async updateApplicationsSettings(
    @Args('input', { description: 'The new settings.' }) { enabled }: UpdateApplicationsSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setApplications(enabled ?? false, context);
    return true;
  }
}
