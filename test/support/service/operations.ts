import type { TestEnvironment } from './create-test-environment.js';

/** The parsed `value` of an action on `/operations`. Throws with the answer when it is refused. */
export async function operate<T>(env: TestEnvironment, action: string, body: object = {}): Promise<T> {
  const answer = await env.fetch(`/operations?action=${action}`, { method: 'POST', body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${text}`);
  return JSON.parse((JSON.parse(text) as { value: string }).value) as T;
}
