import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import {
  UpdateCorpUserLocaleSettingsInput,
  UpdateCorpUserViewsSettingsInput,
  UpdateUserHomePageSettingsInput,
  UpdateUserSettingInput,
} from './user-settings.input.js';
import { UserSettingsService } from './user-settings.service.js';

/** Mutations of the caller's settings. */
@Resolver()
export class UserSettingsResolver {
  constructor(private readonly settings: UserSettingsService) {}

  @Authenticated('Changes the caller’s own settings.')
  @Mutation(() => Boolean, { nullable: true, description: 'Turns a setting of the caller on or off. Returns true.' })
  async updateUserSetting(
    @Args('input', { description: 'The setting.' }) { name, value }: UpdateUserSettingInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.set(name, value, context);
    return true;
  }

  @Authenticated('Changes the caller’s own settings.')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Sets the default view of the caller’s searches. Returns true.',
  })
  async updateCorpUserViewsSettings(
    @Args('input', { description: 'The view.' }) { defaultView }: UpdateCorpUserViewsSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setDefaultView(defaultView, context);
    return true;
  }

  @Authenticated('Changes the caller’s own settings.')
  @Mutation(() => Boolean, { nullable: true, description: 'Changes the home page of the caller. Returns true.' })
  async updateUserHomePageSettings(
    @Args('input', { description: 'The changes.' }) input: UpdateUserHomePageSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setHomePage(input, context);
    return true;
  }

  @Authenticated('Changes the caller’s own settings.')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Sets the language of the user interface for the caller. Returns true.',
  })
  async updateCorpUserLocaleSettings(
    @Args('input', { description: 'The language.' }) { language }: UpdateCorpUserLocaleSettingsInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.settings.setLanguage(language, context);
    return true;
  }
}
