export { collectWhenIdle, limitHeapGrowth } from './heap.js';
export { openWhenUp } from './open-when-up.js';
export { runPrimary } from './primary.js';
export { commandFailure, startFailure } from './start-failure.js';
export { startLine, startText } from './start-message.js';
export { StopOrder } from './stop-order.js';
