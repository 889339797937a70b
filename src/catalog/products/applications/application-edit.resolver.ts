import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import {
  BatchSetApplicationInput,
  BatchUnsetApplicationInput,
  CreateApplicationInput,
  UpdateApplicationInput,
} from './application-edit.input.js';
import { ApplicationEditService } from './application-edit.service.js';
import { APPLICATION } from './application.mappings.js';
import { Application } from './application.model.js';
import { ASSIGNING_APPLICATIONS, CREATING_APPLICATION, EDITING_APPLICATION } from './application.demands.js';

/** Mutations of applications and of their assets. */
@Resolver()
export class ApplicationEditResolver {
  constructor(private readonly applications: ApplicationEditService) {}

  @AuthorizedInside(CREATING_APPLICATION)
  @Mutation(() => Application, { nullable: true, description: 'Creates an application and returns it.' })
  async createApplication(
    @Args('input', { description: 'The application to create.' }) input: CreateApplicationInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(APPLICATION.typeName, await this.applications.create(input, context));
  }

  @AuthorizedInside(EDITING_APPLICATION)
  @Mutation(() => Application, { nullable: true, description: 'Changes an application and returns it.' })
  async updateApplication(
    @Args('urn', { description: 'Urn of the application.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: UpdateApplicationInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.applications.update(urn, input, context);
    return refTo(APPLICATION.typeName, urn);
  }

  @AuthorizedInside(EDITING_APPLICATION)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Hard-deletes an application; its assets are kept. Returns true.',
  })
  async deleteApplication(
    @Args('urn', { description: 'Urn of the application.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.applications.delete(urn, context);
    return true;
  }

  @AuthorizedInside(ASSIGNING_APPLICATIONS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Adds an application to assets, or removes all applications from them. Returns true.',
  })
  async batchSetApplication(
    @Args('input', { description: 'The assets and the application.' })
    { applicationUrn, resourceUrns }: BatchSetApplicationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.applications.set(applicationUrn ?? undefined, resourceUrns, context);
    return true;
  }

  @AuthorizedInside(ASSIGNING_APPLICATIONS)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Removes an application from assets. Returns true.',
  })
  async batchUnsetApplication(
    @Args('input', { description: 'The assets and the application.' })
    { applicationUrn, resourceUrns }: BatchUnsetApplicationInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.applications.unset(applicationUrn, resourceUrns, context);
    return true;
  }
}
