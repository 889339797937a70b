import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { Application } from '../products/applications/index.js';
import { Chart, Dashboard } from '../assets/charts/index.js';
import { Container } from '../assets/containers/index.js';
import { Dataset, SchemaFieldEntity } from '../assets/datasets/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../annotations/index.js';
import { type EntityRef, FieldArgument, type GraphqlContext } from '../../entities/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../models/mlmodels/index.js';
import { DataFlow, DataJob } from '../assets/pipelines/index.js';
import { DataProduct } from '../products/products/index.js';
import { RelatedDocumentsResult } from './document-listing.model.js';
import { DocumentSearchService } from './document-search.service.js';
import { RelatedDocumentsInput } from './related-documents.input.js';

/** GraphQL types of the entities that documents can be about. */
const WITH_DOCUMENTS = [
  Application,
  Chart,
  Container,
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

/** Returns a resolver of the field `relatedDocuments` of one type. */
function relatedDocumentsFieldOf(type: Type): Type {
  @Resolver(() => type)
  class RelatedDocumentsField {
    constructor(private readonly documents: DocumentSearchService) {}

    @ResolveField(() => RelatedDocumentsResult, {
      nullable: true,
      description: 'Documents about the asset, the most recently changed first.',
    })
    @FieldArgument('input', () => RelatedDocumentsInput, { description: 'Selection of documents.' })
    relatedDocuments(
      { urn }: EntityRef,
      { input }: { readonly input: RelatedDocumentsInput },
      context: GraphqlContext,
    ): Promise<RelatedDocumentsResult> {
      return this.documents.related(urn, input, context);
    }
  }
  return RelatedDocumentsField;
}

/** Resolvers of the field `relatedDocuments`, one for each type that has it. */
export const RELATED_DOCUMENTS_FIELDS = WITH_DOCUMENTS.map(relatedDocumentsFieldOf);
