import { describe, expect, it } from '@jest/globals';
import { unescapedProposal } from './escaped-text.js';

describe('unescapedProposal', () => {
  it.each([
    ['plain text', 'urn:li:tag:a', 'urn:li:tag:a'],
    ['characters beyond ASCII', String.raw`urn:li:tag:\u00fc\u65e5b`, 'urn:li:tag:ü日b'],
    ['emoji, which have five digits', String.raw`urn:li:tag:\u1f600\u1f1e9b\u2764`, 'urn:li:tag:😀🇩b❤'],
    ['ancient Greek before a digit', String.raw`urn:li:tag:\u1f00d\u1fff1`, 'urn:li:tag:ἀd\u1fff1'],
    ['characters that are not escaped', 'urn:li:tag:ü', 'urn:li:tag:ü'],
    ['ASCII characters, which the client never escapes', String.raw`urn:li:tag:\u0041`, String.raw`urn:li:tag:\u0041`],
    ['a path that only begins like an escape', String.raw`urn:li:tag:c:\users`, String.raw`urn:li:tag:c:\users`],
  ])('should read %s', (_what, given, read) => {
    expect(unescapedProposal({ entityUrn: given })).toEqual({ entityUrn: read });
  });

  it('should read the texts of system metadata, and leave the aspect as it is', () => {
    const text = String.raw`\u00fc`;
    const aspect = { value: `{"name":"${text}"}`, contentType: 'application/json' };
    const systemMetadata = { runId: text, lastObserved: 1, properties: { a: text }, list: [text, null] };
    expect(unescapedProposal({ aspect, systemMetadata })).toEqual({
      aspect,
      systemMetadata: { runId: 'ü', lastObserved: 1, properties: { a: 'ü' }, list: ['ü', null] },
    });
  });
});
