export { proposalsOfEvent } from './event-proposals.js';
export { runEventOf } from './run-event.js';
