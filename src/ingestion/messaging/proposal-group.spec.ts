import { describe, expect, it } from '@jest/globals';
import { ProposalGroup } from './proposal-group.js';
import type { ProposalMessage } from './proposal-message.js';

const of = (aspectName: string, more: Partial<ProposalMessage> = {}): ProposalMessage => ({
  entityType: 'tag',
  entityUrn: 'urn:li:tag:a',
  changeType: 'UPSERT',
  aspectName,
  ...more,
});

describe('ProposalGroup', () => {
  it('should take values of different aspects of one entity', () => {
    const group = new ProposalGroup(of('tagProperties'));
    expect([group.add(of('status')), group.add(of('ownership'))]).toEqual([true, true]);
    expect(group.proposals.map(({ aspectName }) => aspectName)).toEqual(['tagProperties', 'status', 'ownership']);
  });

  it.each([
    ['the same aspect again', of('tagProperties')],
    ['another entity', of('status', { entityUrn: 'urn:li:tag:b' })],
    ['a delete', of('status', { changeType: 'DELETE' })],
    ['a condition', of('status', { headers: { 'If-None-Match': '*' } })],
    ['a trace of its own', of('status', { systemMetadata: { properties: { telemetryTraceId: 'a'.repeat(32) } } })],
  ])('should not take %s', (_what, proposal) => {
    expect(new ProposalGroup(of('tagProperties')).add(proposal)).toBe(false);
  });

  it('should have at most 50 proposals', () => {
    const group = new ProposalGroup(of('aspect0'));
    const added = Array.from({ length: 60 }, (_, at) => group.add(of(`aspect${String(at + 1)}`)));
    expect([added.filter(Boolean).length, group.isOpen]).toEqual([49, false]);
  });
});
