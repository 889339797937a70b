import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';

/** Pause between two looks at the processes above, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Stops this process when `npm start` or `npm run demo` is ended. npm runs a script in a shell, to which it passes a
 * signal; a shell such as dash ends and leaves the service behind, which would keep its port and its files from the one
 * that is started next. A killed npm passes nothing on, and leaves the shell behind, too.
 */
export function endWithNpm() {
  const { npm_lifecycle_script: script = '' } = process.env;
  if (!script.startsWith('node scripts/program.mjs')) return;
  const above = parents();
  const timer = setInterval(() => {
    if (parents() === above) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PAUSE_MS);
  timer.unref();
}

/** The ids of the shell and, where the system tells it, of npm. */
function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, npm] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
    return `${process.ppid} ${npm}`;
  } catch {
    return `${process.ppid}`;
  }
}
