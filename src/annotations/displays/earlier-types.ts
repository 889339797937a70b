import { Field } from '@nestjs/graphql';
import { Domain } from '../domains/index.js';
import { GlossaryNode, GlossaryTerm } from '../glossary/index.js';
import { DisplayProperties } from './display-properties.model.js';

for (const { prototype } of [Domain, GlossaryNode, GlossaryTerm]) {
  Field(() => DisplayProperties, { nullable: true, description: 'How the entity is shown.' })(
    prototype,
    'displayProperties',
  );
}
