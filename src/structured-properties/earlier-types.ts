import { Field } from '@nestjs/graphql';
import { Container } from '../containers/index.js';
import { Dataset, SchemaFieldEntity } from '../datasets/index.js';
import { Domain } from '../domains/index.js';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { CorpGroup } from '../groups/index.js';
import { CorpUser } from '../users/index.js';
import { StructuredProperties } from './structured-properties.model.js';

const TYPES = [Container, CorpGroup, CorpUser, Dataset, Domain, GlossaryNode, GlossaryTerm, SchemaFieldEntity];

for (const { prototype } of TYPES) {
  Field(() => StructuredProperties, { nullable: true, description: 'Structured properties of the entity.' })(
    prototype,
    'structuredProperties',
  );
}
