import { Field } from '@nestjs/graphql';
import { Application } from '../../products/applications/index.js';
import { BusinessAttribute } from '../../models/business-attributes/index.js';
import { Chart, Dashboard } from '../charts/index.js';
import { Container } from '../containers/index.js';
import { Dataset } from '../datasets/index.js';
import { Document } from '../../documents/index.js';
import { Domain, GlossaryNode, GlossaryTerm } from '../../../annotations/index.js';
import { ERModelRelationship } from '../er-models/index.js';
import { CorpGroup, CorpUser } from '../../../identity/index.js';
import { MLFeature, MLFeatureTable, MLModel, MLModelGroup, MLPrimaryKey } from '../../models/mlmodels/index.js';
import { DataFlow, DataJob } from '../pipelines/index.js';
import { DataProduct } from '../../products/products/index.js';
import { EntityPrivileges } from './entity-privileges.model.js';

const TYPES = [
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

for (const { prototype } of TYPES) {
  Field(() => EntityPrivileges, { nullable: true, description: 'What the caller may do with the entity.' })(
    prototype,
    'privileges',
  );
}
