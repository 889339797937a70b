import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { AspectChange } from '../writes/write-listener.js';
import { changeInRow, eventBesideRows, publishableAspect } from './followed-change.js';

const URN = 'urn:li:tag:a';
const WRITE = { time: 2000, actor: 'urn:li:corpuser:writer' };

function record(value: JsonObject, version: string | undefined, created = WRITE): AspectRecord {
  const systemMetadata = version === undefined ? undefined : { version };
  return { urn: URN, aspect: 'tagProperties', version: 0, value, systemMetadata, created };
}

const EARLIER = record({ name: 'a' }, '3', { ...WRITE, time: 1000 });
const LATER = record({ name: 'b' }, '4');

function change(more: Partial<AspectChange>): AspectChange {
  const aspect = ModelRegistry.standard().aspect('tag', 'tagProperties');
  const base = { urn: URN, entityType: 'tag', aspect, isNoop: false, entityDeleted: false };
  return { ...base, previous: EARLIER, current: LATER, ...more };
}

describe('changeInRow', () => {
  const shown = (version: number) => ({ urn: URN, aspectName: 'tagProperties', version, time: 2000 });

  it.each<[string, Partial<AspectChange>, object | undefined]>([
    ['a new value', { previous: undefined, current: record({ name: 'a' }, '1') }, shown(1)],
    ['a value after another', {}, shown(4)],
    ['a value after one without system metadata', { previous: record({ name: 'a' }, undefined) }, shown(4)],
    ['no change', { isNoop: true }, undefined],
    ['a delete', { current: undefined }, undefined],
    ['a value of another time', { current: record({ name: 'b' }, '4', { ...WRITE, time: 1999 }) }, undefined],
    ['a value of another actor', { current: record({ name: 'b' }, '4', { ...WRITE, actor: URN }) }, undefined],
    ['a value of the same version', { current: record({ name: 'b' }, '3') }, undefined],
    ['an earlier value that is in force again', { current: record({ name: 'b' }, '2') }, undefined],
  ])('should be what the row shows of %s', (_name, more, expected) => {
    expect(changeInRow(change(more), WRITE)).toEqual(expected);
  });
});

describe('eventBesideRows', () => {
  const secret = { ...change({}).aspect, isSecret: true };
  const again = record({ name: 'b' }, '2', { ...WRITE, time: 500 });
  const same = record({ name: 'a' }, '3', { ...WRITE, time: 1000 });

  it.each<[string, Partial<AspectChange>, object | undefined]>([
    ['a delete', { current: undefined }, { changeType: 'DELETE', after: undefined, before: EARLIER }],
    ['an earlier value in force again', { current: again }, { changeType: 'UPSERT', after: again, before: EARLIER }],
    ['a value stated again', { current: same }, { changeType: 'RESTATE', after: same, before: EARLIER }],
    ['what a row shows', {}, undefined],
    ['a new value', { previous: undefined }, undefined],
    ['a value of another time that replaced none', { previous: undefined, current: again }, undefined],
    ['no change', { isNoop: true, current: undefined }, undefined],
    ['the delete of a secret', { current: undefined, aspect: secret }, undefined],
  ])('should tell of %s', (_name, more, expected) => {
    const common = { kind: 'versioned', urn: URN, aspectName: 'tagProperties', created: WRITE };
    expect(eventBesideRows(change(more), WRITE)).toEqual(expected && { ...common, ...expected });
  });
});

describe('publishableAspect', () => {
  const registry = ModelRegistry.standard();
  const secret = registry
    .entities()
    .flatMap(({ name, aspects }) => [...aspects.values()].map((aspect) => ({ name, aspect })))
    .find(({ aspect }) => aspect.isSecret);

  it.each<[string, string, string, boolean]>([
    ['an aspect', URN, 'tagProperties', true],
    ['an aspect of another type', URN, 'datasetProperties', false],
    ['an unknown type', 'urn:li:strange:a', 'tagProperties', false],
    ['what is no urn', 'strange', 'tagProperties', false],
    ['a secret', `urn:li:${secret?.name ?? ''}:a`, secret?.aspect.name ?? '', false],
  ])('should be that of %s', (_name, urn, aspectName, isPublished) => {
    expect(publishableAspect({ urn, aspectName }, registry)?.name).toBe(isPublished ? aspectName : undefined);
  });

  it('should be tested with a secret', () => {
    expect(secret).toBeDefined();
  });
});
