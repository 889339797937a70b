import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { Application } from '../products/applications/index.js';
import { Chart, Dashboard } from '../assets/charts/index.js';
import { Container } from '../assets/containers/index.js';
import { Dataset, SchemaFieldEntity } from '../assets/datasets/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../annotations/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../models/mlmodels/index.js';
import { DataFlow, DataJob } from '../assets/pipelines/index.js';
import { DataProduct } from '../products/products/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { formsOf } from './form.mappings.js';
import { Forms } from './forms.model.js';

/** GraphQL types of the entities that forms can be assigned to. */
const WITH_FORMS = [
  Application,
  Chart,
  Container,
  CorpGroup,
  CorpUser,
  Dashboard,
  DataFlow,
  DataJob,
  DataProduct,
  Dataset,
  Domain,
  GlossaryNode,
  GlossaryTerm,
  MLFeature,
  MLFeatureTable,
  MLModel,
  MLModelGroup,
  MLPrimaryKey,
  SchemaFieldEntity,
];

/** Returns a resolver of the field `forms` of one type. */
function formsFieldOf(type: Type): Type {
  @Resolver(() => type)
  class FormsField {
    @ResolveField(() => Forms, { nullable: true, description: 'Forms that are assigned to the entity.' })
    forms({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<Forms | null> {
      return formsOf(urn, context);
    }
  }
  return FormsField;
}

/** Resolvers of the field `forms`, one for each type that has it. */
export const FORMS_FIELDS = WITH_FORMS.map(formsFieldOf);
