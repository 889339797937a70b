import { DomainError, type ErrorCode } from '../foundation/common/errors.js';
import type { CalledServer } from './server-arguments.js';

/**
 * Returns the JSON response of a running service to a POST; undefined without a body. Throws the service's error if it
 * refuses, and `ENGINE_UNAVAILABLE` if there is no response.
 */
export async function callServer({ url, token }: CalledServer, path: string, body: object): Promise<unknown> {
  const answer = await send(url + path, token, JSON.stringify(body));
  const text = await answer.text();
  if (!answer.ok) throw refusal(answer.status, text);
  return text === '' ? undefined : JSON.parse(text);
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
  return new DomainError(codeOf(status), `The service answered ${String(status)}: ${messageIn(text)}`);
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  return status < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL';
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === 'string' ? message : text;
  } catch {
    return text;
  }
}
