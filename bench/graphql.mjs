// Question: how fast are `tag` reads and `createTag` over GraphQL, against a bare Fastify handler that runs the same
// SQL? 32 connections, SQLite.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { post, startService } from './lib/service.mjs';
import { requestsPerSecond } from './lib/wrk.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const TAGS = 1000;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const READ = 'query tag($urn: String!) { tag(urn: $urn) { urn name properties { name } } }';
const CREATE = 'mutation createTag($input: CreateTagInput!) { createTag(input: $input) }';
const readBody = `return '{"query":"${READ}","variables":{"urn":"urn:li:tag:t' .. (counter % ${TAGS}) .. '"}}'`;
const createBody = `return '{"query":"${CREATE}","variables":{"input":{"id":"' .. prefix .. counter .. '","name":"n' .. counter .. '"}}}'`;

const service = await startService();
const graphql = `${service.url}/api/graphql`;
for (let at = 0; at < TAGS; at += 1) {
  const input = { id: `t${at}`, name: `name ${at}` };
  await post(graphql, service.token, { query: CREATE, variables: { input } });
}
const copy = mkdtempSync(join(tmpdir(), 'bare-'));
for (const suffix of ['', '-wal'])
  cpSync(join(service.dataDir, `metadata.db${suffix}`), join(copy, `metadata.db${suffix}`));
const bare = spawn(process.execPath, [join(here, 'lib/bare-server.mjs'), join(copy, 'metadata.db')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const bareUrl = await new Promise((resolve) =>
  bare.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))[0])),
);

const cases = [
  ['tag read', graphql, readBody, `${bareUrl}/read`],
  ['createTag', graphql, createBody, `${bareUrl}/create`],
];
for (const [name, url, lua, other] of cases) {
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = { token: service.token, lua, seconds: round === 0 ? 4 : 8 };
    const ours = await requestsPerSecond({ ...load, url });
    const theirs = await requestsPerSecond({ ...load, url: other });
    ratios.push(ours / theirs);
    console.log(
      `${name}: service ${ours.toFixed(0)}/s, bare ${theirs.toFixed(0)}/s, ratio ${(ours / theirs).toFixed(2)}`,
    );
  }
  console.log(`${name}: median ratio ${ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)].toFixed(2)}`);
}
bare.kill();
await service.stop();
