export { serveRequests } from './serve-requests.js';
export { ThreadClient } from './thread-client.js';
