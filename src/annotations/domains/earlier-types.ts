import { Field } from '@nestjs/graphql';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { DomainAssociation } from './domain.model.js';

for (const { prototype } of [GlossaryNode, GlossaryTerm]) {
  Field(() => DomainAssociation, { nullable: true, description: 'The domain of the entity.' })(prototype, 'domain');
}
