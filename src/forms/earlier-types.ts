import { Field } from '@nestjs/graphql';
import { Application } from '../applications/index.js';
import { Chart, Dashboard } from '../charts/index.js';
import { Container } from '../containers/index.js';
import { Dataset, SchemaFieldEntity } from '../datasets/index.js';
import { Domain } from '../domains/index.js';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { CorpGroup } from '../groups/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../mlmodels/index.js';
import { DataFlow, DataJob } from '../pipelines/index.js';
import { DataProduct } from '../products/index.js';
import { CorpUser } from '../users/index.js';
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
