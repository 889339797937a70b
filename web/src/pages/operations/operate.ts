import { json } from '../../api/requests.js';

interface ActionResponse {
  readonly value: string;
}

/** Runs an action of `/operations`, such as `checkIndices`, and returns its text. Throws `ApiError`. */
export async function operateText(action: string, parameters: object, signal?: AbortSignal): Promise<string> {
  const { value } = await json<ActionResponse>('/operations', {
    method: 'POST',
    query: { action },
    body: parameters,
    ...(signal !== undefined && { signal }),
  });
  return value;
}

/** Runs an action whose text is JSON, and returns its value. Throws `ApiError`. */
export async function operate<Result>(action: string, parameters: object, signal?: AbortSignal): Promise<Result> {
  return JSON.parse(await operateText(action, parameters, signal)) as Result;
}
