export { changeLogEvent } from './change-log-event.js';
export { platformEvents } from './platform-events.js';
