export { LogicalModelModule } from './logical-model.module.js';
export { type LogicalTie, tiedUrns, tieOf, tiesOf } from './logical-parents.js';
