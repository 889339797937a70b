export { Assertion } from './assertion.model.js';
export { AssertionModule } from './assertion.module.js';
export { AssertionType } from './assertion-type.enum.js';
export { DateInterval } from './date-interval.enum.js';
