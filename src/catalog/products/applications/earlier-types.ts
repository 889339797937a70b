import { Field } from '@nestjs/graphql';
import { Asset } from '../../assets/assets/index.js';
import { Notebook } from '../../assets/charts/index.js';
import { Container } from '../../assets/containers/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { GlossaryNode, GlossaryTerm } from '../../../annotations/index.js';
import { DataProduct } from '../products/index.js';
import { ApplicationAssociation } from './application.model.js';

const WITH_FIRST = [Asset, Container, DataProduct, Dataset, GlossaryTerm, Notebook];

for (const { prototype } of [...WITH_FIRST, GlossaryNode]) {
  Field(() => [ApplicationAssociation], {
    nullable: true,
    description: 'The applications that the entity belongs to.',
  })(prototype, 'applications');
}

for (const { prototype } of WITH_FIRST) {
  Field(() => ApplicationAssociation, {
    nullable: true,
    description: 'The first of the applications.',
    deprecationReason: 'Use applications.',
  })(prototype, 'application');
}
