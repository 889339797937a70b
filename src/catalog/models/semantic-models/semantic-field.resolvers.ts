import { ResolveField, Resolver } from '@nestjs/graphql';
import { type EntityRef, enumValue, type GraphqlContext } from '../../../entities/index.js';
import { aiContext, semanticFieldAnnotation, semanticModelProperties, type ValueOf } from '../../../model/index.js';
import { Dataset, SchemaFieldEntity } from '../../assets/datasets/index.js';
import { AiContext } from './ai-context.model.js';
import { SemanticFieldAnnotation, SemanticFieldType } from './semantic-field.model.js';
import { expressionOf, viewableRef } from './semantic-fields.js';
import { SemanticModelProperties } from './semantic-membership.model.js';

/** Resolves the membership of datasets in semantic models. */
@Resolver(() => Dataset)
export class SemanticMembershipResolver {
  @ResolveField(() => SemanticModelProperties, {
    nullable: true,
    description: 'Role of the dataset in its semantic model.',
  })
  async semanticModelProperties(
    { urn }: EntityRef,
    _args: object,
    context: GraphqlContext,
  ): Promise<SemanticModelProperties | null> {
    const stored = await context.entities.value(urn, semanticModelProperties);
    if (stored === undefined) return null;
    const { alias, semanticModel } = stored;
    return { alias, semanticModel: await viewableRef('SemanticModel', semanticModel, context) };
  }
}

/** Resolves the meaning of columns in semantic models. */
@Resolver(() => SchemaFieldEntity)
export class SemanticColumnResolver {
  @ResolveField(() => SemanticFieldAnnotation, {
    nullable: true,
    description: 'Meaning of the column in its semantic model.',
  })
  async semanticFieldAnnotation(
    { urn }: EntityRef,
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<SemanticFieldAnnotation | null> {
    const stored = await entities.value(urn, semanticFieldAnnotation);
    if (stored === undefined) return null;
    const { type, expression, aggregationFunction, dimension } = stored;
    return {
      type: enumValue(SemanticFieldType, type) ?? SemanticFieldType.OTHER,
      expression: expressionOf(expression),
      aggregationFunction: aggregationFunction ?? null,
      dimension: dimension ?? null,
    };
  }

  @ResolveField(() => AiContext, { nullable: true, description: 'Hints for AI tools that query the column.' })
  async aiContext(
    { urn }: EntityRef,
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<ValueOf<typeof aiContext> | null> {
    return (await entities.value(urn, aiContext)) ?? null;
  }
}
