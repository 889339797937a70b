import { Field } from '@nestjs/graphql';
import { Domain } from '../domains/index.js';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { StructuredProperties } from './structured-properties.model.js';

const TYPES = [CorpGroup, CorpUser, Domain, GlossaryNode, GlossaryTerm];

for (const { prototype } of TYPES) {
  Field(() => StructuredProperties, { nullable: true, description: 'Structured properties of the entity.' })(
    prototype,
    'structuredProperties',
  );
}
