import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { generatedDocument, seededRandom } from '../../support/graphql/graphql-documents.js';
import { longestHold } from '../../support/measures/longest-hold.js';

/** `SEED=… SIZE=…` look elsewhere and longer. */
const SEED = Number(process.env.SEED ?? 20_261_122);
const SIZE = Number(process.env.SIZE ?? 60);

/** How long an answer may take, on an idle machine and on one that does other things, in milliseconds. */
const ANSWER_MS = 2_000 * Number(process.env.SLACK ?? 5);
/** Milliseconds of processor time for which a document may hold the event loop, likewise. */
const HOLD_MS = 300 * Number(process.env.SLACK ?? 5);
/** Memory that a request may take beside what the service has, in megabytes. */
const MEMORY_MB = 300;

const DATASETS = 300;
const DOMAIN = 'urn:li:domain:d';
const datasetUrn = (at: number): string => `urn:li:dataset:(urn:li:dataPlatform:hive,t${at % DATASETS},PROD)`;
const TEXTS = [
  '*',
  't1',
  't1 OR t2',
  '',
  DOMAIN,
  'urn:li:corpuser:datahub',
  'urn:li:dataPlatform:hive',
  'DownstreamOf',
].concat(Array.from({ length: 8 }, (_text, at) => datasetUrn(at)));

describe(`Generated documents (SEED=${SEED})`, () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment({ env: { AUDIT_ENABLED: 'false' } });
    await fill();
  });

  afterAll(async () => {
    await env.stop();
  });

  it('should be executed or refused quickly, with little memory, while other requests are served', async () => {
    const schema = buildSchema(readFileSync(new URL('../../../src/schema.graphql', import.meta.url), 'utf8'));
    const random = seededRandom(SEED);
    const before = residentMegabytes();
    for (let at = 0; at < SIZE; at += 1) {
      const query = generatedDocument({ schema, random, texts: TEXTS, size: 20 + Math.floor(random() * 800) });
      const started = performance.now();
      const answer = env.graphql(query);
      const hold = await longestHold(env, answer);
      const took = performance.now() - started;
      const { status, body } = await answer;
      expect([status, body.data === undefined && body.errors === undefined]).toEqual([200, false]);
      expect({ at, failures: internalErrors(body.errors) }).toEqual({ at, failures: [] });
      expect({ at, isSlow: took > ANSWER_MS, holds: hold > HOLD_MS }).toEqual({ at, isSlow: false, holds: false });
      expect(residentMegabytes() - before).toBeLessThan(MEMORY_MB);
    }
  }, 600_000);

  function internalErrors(errors: readonly { extensions?: { code?: number } }[] = []): readonly unknown[] {
    return errors.filter(({ extensions }) => extensions?.code === 500);
  }

  function residentMegabytes(): number {
    const status = readFileSync(`/proc/${env.pid()}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
  }

  async function fill(): Promise<void> {
    const stamp = { time: 0, actor: 'urn:li:corpuser:datahub' };
    const aspects: [string, string, object][] = [[DOMAIN, 'domainProperties', { name: 'd' }]];
    for (let at = 0; at < DATASETS; at += 1) {
      const upstreams = [1, 2, 3, 4, 5].map((step) => ({
        dataset: datasetUrn(at + step),
        type: 'TRANSFORMED',
        auditStamp: stamp,
      }));
      aspects.push(
        [datasetUrn(at), 'datasetProperties', { name: `t${at}`, customProperties: {} }],
        [datasetUrn(at), 'domains', { domains: [DOMAIN] }],
        [datasetUrn(at), 'upstreamLineage', { upstreams }],
      );
    }
    const proposals = aspects.map(([entityUrn, aspectName, value]) => ({
      entityType: entityUrn.split(':')[2],
      entityUrn,
      changeType: 'UPSERT',
      aspectName,
      aspect: { contentType: 'application/json', value: JSON.stringify(value) },
    }));
    const body = JSON.stringify({ proposals });
    const response = await env.fetch('/aspects?action=ingestProposalBatch', { method: 'POST', body });
    expect(response.status).toBe(200);
  }
});
