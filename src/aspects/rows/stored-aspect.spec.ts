import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AspectRecord, isReadable } from '../aspect-record.js';
import type { AspectRow } from './aspect.row.js';
import { isSameRow, StoredAspect } from './stored-aspect.js';

const ROW = {
  urn: 'urn:li:tag:a',
  aspect: 'tagProperties',
  version: 2,
  metadata: '{"name":"a"}',
  systemmetadata: '{"runId":"r1","version":"3"}',
  createdon: '1970-01-01 00:00:02.000000',
  createdby: 'urn:li:corpuser:a',
  createdfor: null,
} satisfies AspectRow;

const OTHERS: Readonly<Record<keyof typeof ROW, AspectRow>> = {
  urn: { ...ROW, urn: 'urn:li:tag:b' },
  aspect: { ...ROW, aspect: 'status' },
  version: { ...ROW, version: 3 },
  metadata: { ...ROW, metadata: '{"name":"b"}' },
  systemmetadata: { ...ROW, systemmetadata: null },
  createdon: { ...ROW, createdon: '1970-01-01 00:00:03.000000' },
  createdby: { ...ROW, createdby: 'urn:li:corpuser:b' },
  createdfor: { ...ROW, createdfor: 'urn:li:corpuser:c' },
};

describe('StoredAspect', () => {
  it('should show the columns of its row', () => {
    const { urn, aspect, version, value, systemMetadata, created } = new StoredAspect(ROW);
    expect({ urn, aspect, version, value, systemMetadata, created }).toStrictEqual({
      urn: 'urn:li:tag:a',
      aspect: 'tagProperties',
      version: 2,
      value: { name: 'a' },
      systemMetadata: { runId: 'r1', version: '3' },
      created: { time: 2000, actor: 'urn:li:corpuser:a' },
    });
  });

  it('should name who acts for another, and have no system metadata where there is none', () => {
    expect(new StoredAspect(OTHERS.createdfor).created.impersonator).toBe('urn:li:corpuser:c');
    expect(new StoredAspect(OTHERS.systemmetadata).systemMetadata).toBeUndefined();
  });

  it('should parse once', () => {
    const stored = new StoredAspect(ROW);
    expect(stored.value).toBe(stored.value);
    expect(stored.systemMetadata).toBe(stored.systemMetadata);
    expect(stored.created).toBe(stored.created);
    expect(stored.isReadable).toBe(true);
  });

  describe('of a row that another program wrote', () => {
    let warnings: unknown[];

    beforeEach(() => {
      warnings = [];
      jest.spyOn(Logger, 'warn').mockImplementation((message) => warnings.push(message));
    });

    afterEach(() => {
      jest.restoreAllMocks();
    });

    it.each(['', '{"name":', 'null', '[]', '"a"', '5'])(
      'should be empty, and named once, for the value %j',
      (metadata) => {
        const stored = new StoredAspect({ ...ROW, metadata });
        expect(stored.value).toEqual({});
        expect(stored.isReadable).toBe(false);
        expect(isReadable(stored)).toBe(false);
        expect(warnings).toEqual([
          expect.stringMatching(/^tagProperties of urn:li:tag:a \(version 2\) is no JSON object/),
        ]);
      },
    );

    it('should keep the text of a value that it cannot read', () => {
      expect(new StoredAspect({ ...ROW, metadata: '{' }).columns(5)[3]).toBe('{');
    });

    it.each(['', '{', 'null', '[]', '"a"'])('should have no system metadata for %j', (systemmetadata) => {
      expect(new StoredAspect({ ...ROW, systemmetadata }).systemMetadata).toBeUndefined();
    });

    it('should leave out system metadata of other types', () => {
      const systemmetadata = JSON.stringify({ runId: 7, lastObserved: 'x', version: '2', properties: null, more: 1 });
      expect(new StoredAspect({ ...ROW, systemmetadata }).systemMetadata).toEqual({ version: '2', more: 1 });
    });
  });

  it('should be written with its own number or another', () => {
    const rest = Object.values(ROW).slice(3);
    expect(new StoredAspect(ROW).columns()).toEqual([ROW.urn, ROW.aspect, 2, ...rest]);
    expect(new StoredAspect(ROW).columns(0)).toEqual([ROW.urn, ROW.aspect, 0, ...rest]);
  });

  it.each([undefined, 'urn:li:corpuser:c'])('should be made as the latest row, for %s', (impersonator) => {
    const created = { time: 2000, actor: 'urn:li:corpuser:a', ...(impersonator !== undefined && { impersonator }) };
    const { urn, aspect, metadata } = ROW;
    const systemMetadata = { runId: 'r1', version: '3' };
    const value = { name: 'a' };
    const latest = StoredAspect.latest({ urn, aspect, metadata, value, systemMetadata, created });
    expect(latest.row).toEqual({ ...ROW, version: 0, createdfor: impersonator ?? null });
    expect([latest.value, latest.systemMetadata, latest.created]).toEqual([value, systemMetadata, created]);
    expect(latest.value).toBe(value);
    const unparsed = StoredAspect.latest({ urn, aspect, metadata, value: undefined, systemMetadata, created });
    expect(unparsed.value).toEqual(value);
  });
});

describe('isSameRow', () => {
  it('should compare every column', () => {
    const stored = new StoredAspect(ROW);
    expect(isSameRow(stored, new StoredAspect({ ...ROW }))).toBe(true);
    const same = Object.entries(OTHERS).filter(([, row]) => isSameRow(stored, new StoredAspect(row)));
    expect(same).toEqual([]);
  });

  it('should compare numbers of rows as numbers', () => {
    expect(isSameRow(new StoredAspect(ROW), new StoredAspect({ ...ROW, version: '2' as never }))).toBe(true);
  });

  it('should know rows of the database alone', () => {
    const stored = new StoredAspect(ROW);
    const other = { row: ROW, version: 2 } as unknown as AspectRecord;
    expect([isSameRow(stored, other), isSameRow(other, stored), isSameRow(other, other)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('should compare texts of values', () => {
    const stored = new StoredAspect(ROW);
    expect(StoredAspect.sameText(stored, ROW.metadata)).toBe(true);
    expect(StoredAspect.sameText(stored, '{"name": "a"}')).toBe(false);
    expect(StoredAspect.sameText({ row: ROW } as never, ROW.metadata)).toBe(false);
  });
});
