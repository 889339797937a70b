import { clearInterval, setInterval } from 'node:timers';

const WIDTH = 24;
const EVERY_MS = 200;

/**
 * Shows how far `work` has come: on a terminal as a bar that is drawn again and again, elsewhere as one line. `done`
 * tells the part that is done, from 0 to 1. Resolves to what `work` resolves to.
 */
export async function withProgress(title, done, work) {
  const { stderr } = process;
  if (!stderr.isTTY) {
    stderr.write(`${title} …\n`);
    return work();
  }
  const draw = () => stderr.write(`\r${bar(done())} ${title}`);
  draw();
  const timer = setInterval(draw, EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    stderr.write(`\r\u001b[K`);
  }
}

function bar(part) {
  const full = Math.round(Math.min(Math.max(part, 0), 1) * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.round(part * 100)).padStart(3)} %`;
}
