import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../common/errors.js';
import { AvroCodec } from './avro-codec.js';

const SCHEMA = {
  type: 'record',
  name: 'Note',
  namespace: 'com.example',
  fields: [
    { name: 'text', type: 'string' },
    { name: 'time', type: ['long', 'null'], default: 0 },
    { name: 'content', type: ['null', 'bytes'], default: null },
  ],
};

const codec = (schemaOf: (id: number) => Promise<unknown> = async () => SCHEMA) => AvroCodec.load({ schemaOf });

describe('AvroCodec', () => {
  it('should write a zero byte, the id of the schema in four bytes, and the value', async () => {
    const message = await (await codec()).encode(258, { text: 'a', time: 1, content: null });
    expect([...message]).toEqual([0, 0, 0, 1, 2, 2, 97, 0, 2, 0]);
  });

  it('should read what it wrote, with defaults for members that were left out', async () => {
    const avro = await codec();
    const message = await avro.encode(7, { text: 'ä', content: Buffer.from([1, 2]) });
    expect(await avro.decode(message)).toEqual({ text: 'ä', time: 0, content: Buffer.from([1, 2]) });
  });

  it.each([
    ['a member of another type', { text: 1 }, /at text/],
    ['a member that is missing', {}, /at text/],
    ['a member that the schema lacks', { text: 'a', other: 1 }, /schema at/],
    ['a number beyond exact integers', { text: 'a', time: 2 ** 60 }, /at time/],
  ])('should refuse to write %s', async (_case, value, message) => {
    const error = await (await codec()).encode(1, value).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((error as Error).message).toMatch(message);
  });

  it.each([
    ['nothing', []],
    ['another first byte', [1, 0, 0, 0, 1, 2, 97, 0, 0]],
    ['a header alone', [0, 0, 0, 0, 1]],
    ['bytes that end early', [0, 0, 0, 0, 1, 20, 97]],
    ['bytes after the value', [0, 0, 0, 0, 1, 2, 97, 0, 0, 0, 9]],
    ['a member of a union that does not exist', [0, 0, 0, 0, 1, 2, 97, 8, 0]],
  ])('should refuse to read %s', async (_case, bytes) => {
    await expect((await codec()).decode(Buffer.from(bytes))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('should ask for a schema once, and again after a failure', async () => {
    let asked = 0;
    const avro = await codec(async () => {
      asked += 1;
      if (asked === 1) throw new DomainError('ENGINE_UNAVAILABLE', 'The registry is down');
      return SCHEMA;
    });
    await expect(avro.encode(1, { text: 'a' })).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    await avro.encode(1, { text: 'a' });
    await avro.encode(1, { text: 'b' });
    expect(asked).toBe(2);
  });
});
