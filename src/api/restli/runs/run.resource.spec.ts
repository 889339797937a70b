import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { ReadableAspects } from '../../../auth/index.js';
import { Growing } from '../../../foundation/json/growing-list.js';
import { jsonPieces } from '../../../foundation/json/json-pieces.js';
import type { RunService } from '../../../operations/index.js';
import type { RunIndexEntry, RunIndexStore } from '../../../projection/index.js';
import type { RestliAccess } from '../restli-access.js';
import { RunResource } from './run.resource.js';

const ROWS = 120;

const rows = Array.from({ length: ROWS }, (_none, at) => ({
  runId: 'run',
  aspectName: 'tagProperties',
  urn: `urn:li:tag:${String(at)}`,
  timestamp: at,
  keyAspect: false,
})) as unknown as readonly RunIndexEntry[];

describe('describe with includeAspect', () => {
  it('should read the values while the response is sent, some at a time', async () => {
    const read: number[] = [];
    const aspects = fake<ReadableAspects>({
      latest: (_actor: unknown, urns: readonly string[]) => {
        read.push(urns.length);
        const named = (urn: string) => [urn, new Map([['tagProperties', { value: { name: urn } }]])] as const;
        return Promise.resolve(new Map(urns.map(named)));
      },
    });
    const index = fake<RunIndexStore>({ findByRunId: () => Promise.resolve(rows) });
    const access = fake<RestliAccess>({ requireOne: () => Promise.resolve() });
    const resource = new RunResource(index, undefined as unknown as RunService, aspects, access);
    const action = resource.actions.find(({ name }) => name === 'describe')!;
    const asked = { runId: 'run', start: 0, count: ROWS, includeSoft: false, includeAspect: true };
    const value = await action.run(asked, { actor: {} } as unknown as Parameters<typeof action.run>[1]);
    expect(value).toBeInstanceOf(Growing);
    expect(read).toEqual([50]);
    const texts: string[] = [];
    for await (const text of jsonPieces({ value })) texts.push(text);
    const answer = JSON.parse(texts.join('')) as { readonly value: readonly { readonly aspect: object }[] };
    expect(answer.value.map(({ aspect }) => aspect)).toEqual(rows.map(({ urn }) => ({ name: urn })));
    expect(Math.max(...read)).toBeLessThanOrEqual(50);
  });
});
