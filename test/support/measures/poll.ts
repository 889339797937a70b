import { expect } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';

const PAUSE_MS = 20;

/** It measures nothing: a busy machine may need most of it. */
const LIMIT_MS = 120_000;

/**
 * Asks `state` again and again until it answers something other than undefined, false or an empty list. What it throws
 * counts as not yet, too: an engine that has much to do may refuse. Throws after `limitMs`, with the last error as
 * cause.
 */
export async function poll<T>(
  state: () => Promise<T | undefined | false> | T | undefined | false,
  what: string,
  limitMs = LIMIT_MS,
): Promise<T> {
  const end = Date.now() + limitMs;
  let cause: unknown;
  for (;;) {
    try {
      const value = await state();
      if (value !== undefined && value !== false && !isEmptyList(value)) return value;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw failure(`Waited ${limitMs} ms in vain for ${what}`, cause);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Asks `read` again and again until its value equals `expected`. Fails with the difference of the last one. */
export async function expectSoon<T>(read: () => Promise<T> | T, expected: T, limitMs = LIMIT_MS): Promise<void> {
  const isThere = async (): Promise<boolean> => isDeepStrictEqual(await read(), expected);
  await poll(isThere, 'the expected value', limitMs).catch(async () => expect(await read()).toEqual(expected));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function failure(message: string, cause: unknown): Error {
  return new Error(cause instanceof Error ? `${message}: ${cause.message}` : message, { cause });
}
