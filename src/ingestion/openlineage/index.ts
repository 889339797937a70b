export { proposalsOfEvent } from './event-proposals.js';
