import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { Application } from '../../products/applications/index.js';
import { BusinessAttribute } from '../../models/business-attributes/index.js';
import { Chart, Dashboard } from '../charts/index.js';
import { Container } from '../containers/index.js';
import { Dataset } from '../datasets/index.js';
import { Document } from '../../documents/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../../annotations/index.js';
import type { EntityRef } from '../../../entities/index.js';
import { ERModelRelationship } from '../er-models/index.js';
import { CorpGroup, CorpUser } from '../../../identity/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../../models/mlmodels/index.js';
import { DataFlow, DataJob } from '../pipelines/index.js';
import { DataProduct } from '../../products/products/index.js';
import { EntityPrivileges } from './entity-privileges.model.js';

/** GraphQL types of other features that have the field `privileges`. */
const WITH_PRIVILEGES = [
  Application,
  BusinessAttribute,
  Chart,
  Container,
  CorpGroup,
  CorpUser,
  Dashboard,
  DataFlow,
  DataJob,
  DataProduct,
  Dataset,
  Document,
  Domain,
  ERModelRelationship,
  GlossaryNode,
  GlossaryTerm,
  MLFeature,
  MLFeatureTable,
  MLModel,
  MLModelGroup,
  MLPrimaryKey,
];

/** Returns a resolver of the field `privileges` of one type. Each privilege is resolved only if it is selected. */
function privilegesFieldOf(type: Type): Type {
  @Resolver(() => type)
  class PrivilegesField {
    @ResolveField(() => EntityPrivileges, { nullable: true, description: 'Privileges of the actor on the entity.' })
    privileges({ urn }: EntityRef): { readonly urn: string } {
      return { urn };
    }
  }
  return PrivilegesField;
}

/** Resolvers of the field `privileges`, one for each type that has it. */
export const PRIVILEGES_FIELDS = WITH_PRIVILEGES.map(privilegesFieldOf);
