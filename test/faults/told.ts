import type { TestEnvironment } from '../support/service/create-test-environment.js';

/**
 * What a caller was told of a write. `fine` and `nothing` are promises; `unknown` says that there is none; `unclear` is
 * a refusal that promises nothing; `broken` is no answer, or one that no fault of an engine excuses.
 */
export type Told = 'fine' | 'nothing' | 'unknown' | 'unclear' | 'broken';

/** An answer to a write. */
export interface WriteAnswer {
  readonly status: number;
  readonly text: string;
}

/** What an answer tells its caller. */
export function toldBy({ status, text }: WriteAnswer): Told {
  if (status < 300) return 'fine';
  if (status !== 503) return 'broken';
  if (/nothing was written|transaction conflict/i.test(text)) return 'nothing';
  return /broke during the commit/.test(text) ? 'unknown' : 'unclear';
}

/** What a writer needs of a service, which may stand behind a balancer. */
export type Service = Pick<TestEnvironment, 'fetch' | 'graphql'>;

/** The answer to a POST with a JSON body. */
export async function post(service: Service, path: string, body: object): Promise<WriteAnswer> {
  const answer = await service.fetch(path, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

/** The answer to a GraphQL request, with the status of its first error. */
export async function graphqlAnswer(service: Service, query: string): Promise<WriteAnswer> {
  const { status, body } = await service.graphql(query);
  const [error] = body.errors ?? [];
  return { status: error === undefined ? status : error.extensions.code, text: JSON.stringify(body) };
}
