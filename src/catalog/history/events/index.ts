export { aspectText, changeLogEvent } from './change-log-event.js';
export { type PlatformEvent, platformEvents } from './platform-events.js';
