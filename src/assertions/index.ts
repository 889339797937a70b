export { AssertionModule } from './assertion.module.js';
