export { GlossaryNode } from './glossary-node.model.js';
export { GlossaryTerm } from './glossary-term.model.js';
export { GlossaryModule } from './glossary.module.js';
export { GlossaryRights } from './glossary-rights.js';
export { glossaryTermsOf, type StoredGlossaryTerms } from './glossary-terms.mappings.js';
export { GlossaryTerms } from './glossary-terms.model.js';
