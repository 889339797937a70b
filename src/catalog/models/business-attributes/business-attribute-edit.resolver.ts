import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside, Privileged } from '../../../auth/index.js';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { BusinessAttributeAssignmentService } from './business-attribute-assignment.service.js';
import {
  AddBusinessAttributeInput,
  CreateBusinessAttributeInput,
  UpdateBusinessAttributeInput,
} from './business-attribute-edit.input.js';
import { BusinessAttributeEditService } from './business-attribute-edit.service.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';
import { BusinessAttribute } from './business-attribute.model.js';
import { ASSIGNING_ATTRIBUTES } from './business-attribute.demands.js';

/** Mutations of business attributes and of their assignment to columns. */
@Resolver()
export class BusinessAttributeEditResolver {
  constructor(
    private readonly attributes: BusinessAttributeEditService,
    private readonly assignments: BusinessAttributeAssignmentService,
  ) {}

  @Privileged('CREATE_BUSINESS_ATTRIBUTE', 'MANAGE_BUSINESS_ATTRIBUTE')
  @Mutation(() => BusinessAttribute, { nullable: true, description: 'Creates a business attribute and returns it.' })
  async createBusinessAttribute(
    @Args('input', { description: 'The attribute to create.' }) input: CreateBusinessAttributeInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    return refTo(BUSINESS_ATTRIBUTE.typeName, await this.attributes.create(input, context));
  }

  @Privileged('CREATE_BUSINESS_ATTRIBUTE', 'MANAGE_BUSINESS_ATTRIBUTE')
  @Mutation(() => BusinessAttribute, { nullable: true, description: 'Changes a business attribute and returns it.' })
  async updateBusinessAttribute(
    @Args('urn', { description: 'Urn of the attribute.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: UpdateBusinessAttributeInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.attributes.update(urn, input, context);
    return refTo(BUSINESS_ATTRIBUTE.typeName, urn);
  }

  @Privileged('MANAGE_BUSINESS_ATTRIBUTE')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Hard-deletes a business attribute and removes it from all columns. Returns true.',
  })
  async deleteBusinessAttribute(
    @Args('urn', { description: 'Urn of the attribute.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.attributes.delete(urn, context);
    return true;
  }

  @AuthorizedInside(ASSIGNING_ATTRIBUTES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Assigns a business attribute to columns, replacing the one they have. Returns true.',
  })
  async addBusinessAttribute(
    @Args('input', { description: 'The attribute and the columns.' })
    { businessAttributeUrn, resourceUrn }: AddBusinessAttributeInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assignments.add(businessAttributeUrn, resourceUrn, context);
    return true;
  }

  @AuthorizedInside(ASSIGNING_ATTRIBUTES)
  @Mutation(() => Boolean, { nullable: true, description: 'Removes a business attribute from columns. Returns true.' })
  async removeBusinessAttribute(
    @Args('input', { description: 'The attribute and the columns.' })
    { businessAttributeUrn, resourceUrn }: AddBusinessAttributeInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assignments.remove(businessAttributeUrn, resourceUrn, context);
    return true;
  }
}
