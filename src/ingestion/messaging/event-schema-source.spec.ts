import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_RESPONSE_BYTES } from '../../foundation/common/limited-fetch.js';
import { RegistrySchemas } from './event-schema-source.js';

let server: Server;
let registry: RegistrySchemas;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = new RegistrySchemas(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('RegistrySchemas', () => {
  it('should return the schema of an id', async () => {
    answer = (response) => response.end(JSON.stringify({ schema: '{"type":"record"}' }));
    expect(await registry.schemaOf(1)).toEqual({ type: 'record' });
  });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['VALIDATION_FAILED', 'does not know the id', (response) => response.writeHead(404).end('{}')],
    ['ENGINE_UNAVAILABLE', 'fails', (response) => response.writeHead(503).end('{}')],
    ['ENGINE_UNAVAILABLE', 'breaks off', (response) => response.write('{"schema":', () => response.destroy())],
    ['ENGINE_UNAVAILABLE', 'sends too much', (response) => response.end('x'.repeat(MAX_RESPONSE_BYTES + 1))],
  ])('should throw %s if the registry %s', async (code, _name, spoil) => {
    answer = spoil;
    await expect(registry.schemaOf(1)).rejects.toMatchObject({ code });
  });
});
