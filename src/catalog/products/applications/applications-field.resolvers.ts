import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { GlossaryNode, GlossaryTerm } from '../../../annotations/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { Chart, Dashboard, Notebook } from '../../assets/charts/index.js';
import { Container } from '../../assets/containers/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { DataFlow, DataJob } from '../../assets/pipelines/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../../models/mlmodels/index.js';
import { DataProduct } from '../products/index.js';
import { applicationsOf, firstApplicationOf } from './application.mappings.js';
import { ApplicationAssociation } from './application.model.js';

/** Types with the fields `applications` and `application`. */
const WITH_FIRST = [
  Chart,
  Container,
  Dashboard,
  DataFlow,
  DataJob,
  DataProduct,
  Dataset,
  GlossaryTerm,
  MLFeature,
  MLFeatureTable,
  MLModel,
  MLModelGroup,
  MLPrimaryKey,
  Notebook,
];

/** Returns a resolver of the field `applications` of one type. */
function applicationsFieldOf(type: Type): Type {
  @Resolver(() => type)
  class ApplicationsField {
    @ResolveField(() => [ApplicationAssociation], { nullable: true, description: 'Applications of the entity.' })
    applications({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<ApplicationAssociation[] | null> {
      return applicationsOf(urn, context);
    }
  }
  return ApplicationsField;
}

/** Returns a resolver of the field `application` of one type. */
function applicationFieldOf(type: Type): Type {
  @Resolver(() => type)
  class ApplicationField {
    @ResolveField(() => ApplicationAssociation, {
      nullable: true,
      description: 'The first application of the entity.',
      deprecationReason: 'Use applications.',
    })
    application({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<ApplicationAssociation | null> {
      return firstApplicationOf(urn, context);
    }
  }
  return ApplicationField;
}

/** Resolvers of the applications of types that other features declare. */
export const APPLICATION_FIELDS = [
  ...[...WITH_FIRST, GlossaryNode].map(applicationsFieldOf),
  ...WITH_FIRST.map(applicationFieldOf),
];
