import { setTimeout as wait } from 'node:timers/promises';
import { grouped } from '../foundation/common/amount-text.js';
import { DomainError } from '../foundation/common/errors.js';
import type { JsonObject } from '../foundation/json/json.js';
import { serverDefaults } from '../foundation/config/index.js';
import type { Command } from './command.js';
import { ProgressLine } from './progress-line.js';
import { parseRestateArguments, RESTATE_USAGE } from './restate-arguments.js';
import type { CalledServer } from './server-arguments.js';
import { callServer } from './server-call.js';

/** Interval between looks at the progress, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/** The state of a task, as `getRestateStatus` reports it. */
interface RestateStatus {
  readonly state: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
  readonly rowsDone?: number;
  readonly rowsTotal?: number;
  readonly error?: string;
}

/** Publishes stored aspects on the message bus of a running service, and shows the progress. */
export const restate: Command = {
  usage: RESTATE_USAGE,
  async run(args) {
    const command = parseRestateArguments(args, serverDefaults());
    const { server } = command;
    if (command.kind === 'cancel') {
      print(await call<JsonObject>(server, 'cancelRestate', { taskId: command.taskId }));
      return 0;
    }
    const { taskId } = await call<{ readonly taskId: string }>(server, 'restateAspects', command.given);
    print(await followed(server, taskId));
    return 0;
  },
};

/** The state of a task at its end. Throws if it was not completed. */
async function followed(server: CalledServer, taskId: string): Promise<RestateStatus> {
  const line = new ProgressLine(process.stderr);
  for (;;) {
    const status = await call<RestateStatus>(server, 'getRestateStatus', { taskId });
    const { state, rowsDone = 0, rowsTotal = 0, error = 'The reason is unknown.' } = status;
    if (state !== 'RUNNING') {
      line.clear();
      if (state === 'COMPLETED') return status;
      throw new DomainError('INTERNAL', `The task ${taskId} ended after ${grouped(rowsDone)} rows. ${error}`);
    }
    const text = `${grouped(rowsDone)} of ${grouped(rowsTotal)} rows`;
    line.show(text, `Task ${taskId}: ${text}`);
    await wait(POLL_INTERVAL_MS);
  }
}

async function call<Answer>(server: CalledServer, action: string, body: object): Promise<Answer> {
  const answer = (await callServer(server, `/operations?action=${action}`, body)) as { readonly value: string };
  return JSON.parse(answer.value) as Answer;
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
}
