import { Field } from '@nestjs/graphql';
import { Application } from '../products/applications/index.js';
import { Chart, Dashboard } from '../assets/charts/index.js';
import { Container } from '../assets/containers/index.js';
import { Dataset, SchemaFieldEntity } from '../assets/datasets/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../annotations/index.js';
import { FieldArgument } from '../../entities/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../models/mlmodels/index.js';
import { DataFlow, DataJob } from '../assets/pipelines/index.js';
import { DataProduct } from '../products/products/index.js';
import { RelatedDocumentsResult } from './document-listing.model.js';
import { RelatedDocumentsInput } from './related-documents.input.js';

const TYPES = [
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

for (const { prototype } of TYPES) {
  const description = 'Documents about the asset, the one changed last first.';
  Field(() => RelatedDocumentsResult, { nullable: true, description })(prototype, 'relatedDocuments');
  FieldArgument('input', () => RelatedDocumentsInput, { description: 'Which documents to list.' })(
    prototype,
    'relatedDocuments',
  );
}
