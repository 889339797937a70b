import { ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, type GraphqlContext, refTo } from '../../../entities/index.js';
import { businessAttributes } from '../../../model/index.js';
import { SchemaFieldEntity } from '../../assets/datasets/index.js';
import { BUSINESS_ATTRIBUTE } from './business-attribute.mappings.js';
import { BusinessAttributes } from './business-attribute.model.js';

/** Resolves the business attribute of columns. */
@Resolver(() => SchemaFieldEntity)
export class BusinessAttributesFieldResolver {
  @ResolveField(() => BusinessAttributes, { nullable: true, description: 'Business attribute of the column.' })
  async businessAttributes(
    { urn }: EntityRef,
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<BusinessAttributes | null> {
    const stored = await entities.value(urn, businessAttributes);
    if (stored === undefined) return null;
    if (stored.businessAttribute === undefined) return { businessAttribute: null };
    const businessAttribute = refTo(BUSINESS_ATTRIBUTE.typeName, stored.businessAttribute.businessAttributeUrn);
    return { businessAttribute: { businessAttribute, associatedUrn: urn } };
  }
}
