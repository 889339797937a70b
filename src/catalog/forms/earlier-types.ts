import { Field } from '@nestjs/graphql';
import { Application } from '../products/applications/index.js';
import { Chart, Dashboard } from '../assets/charts/index.js';
import { Container } from '../assets/containers/index.js';
import { Dataset, SchemaFieldEntity } from '../assets/datasets/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../annotations/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../models/mlmodels/index.js';
import { DataFlow, DataJob } from '../assets/pipelines/index.js';
import { DataProduct } from '../products/products/index.js';
import { Forms } from './forms.model.js';

const TYPES = [
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

for (const { prototype } of TYPES)
  Field(() => Forms, { nullable: true, description: 'Forms about the entity.' })(prototype, 'forms');
