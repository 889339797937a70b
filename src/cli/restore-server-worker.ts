import { DomainError } from '../common/errors.js';
import type { JsonObject } from '../common/json.js';
import type { RestoreServer } from './restore-arguments.js';
import type { RestoreProgress, RestoreWorker } from './restore-worker.js';

/** Has a running service do the work, over HTTP. */
export function serverWorker(server: RestoreServer): RestoreWorker {
  return {
    restore: async (given) => (await call<{ taskId: string }>(server, 'restoreIndices', { ...given })).taskId,
    progress: (taskId) => call<RestoreProgress>(server, 'getRestoreStatus', { taskId }),
    check: (given) => call<JsonObject>(server, 'checkIndices', { ...given }),
    close: () => Promise.resolve(),
  };
}

async function call<Answer>({ url, token }: RestoreServer, action: string, body: object): Promise<Answer> {
  const answer = await send(`${url}/operations?action=${action}`, token, JSON.stringify(body));
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  return JSON.parse((JSON.parse(text) as { readonly value: string }).value) as Answer;
}

async function send(url: string, token: string | undefined, body: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  try {
    return await fetch(url, { method: 'POST', headers, body });
  } catch (error) {
    throw new DomainError('ENGINE_UNAVAILABLE', `The service at ${new URL(url).origin} does not answer.`, {
      cause: error,
    });
  }
}

function refusal(status: number, text: string): DomainError {
  const code =
    status === 401 ? 'UNAUTHENTICATED' : status === 403 ? 'FORBIDDEN' : status < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL';
  return new DomainError(code, `The service answered ${String(status)}: ${messageOf(text)}`);
}

function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === 'string' ? message : text;
  } catch {
    return text;
  }
}
