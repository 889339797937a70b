export { Documentation } from './documentation.model.js';
export { DocumentationModule } from './documentation.module.js';
export { InstitutionalMemory } from './institutional-memory.model.js';
export { DESCRIBING_CONTAINER, DESCRIBING_ENTITY, DESCRIBING_IN_GLOSSARY, RENAMING } from './documentation.demands.js';
export type { TextTarget } from './text-target.js';
export { TextTargets } from './text-targets.js';
