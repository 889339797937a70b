export { Documentation } from './documentation.model.js';
export { DocumentationModule } from './documentation.module.js';
export { InstitutionalMemory } from './institutional-memory.model.js';
export { DOCUMENTING, type TextTarget } from './text-target.js';
export { TextTargets } from './text-targets.js';
