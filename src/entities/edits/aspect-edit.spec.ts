import { describe, expect, it } from '@jest/globals';
import { tagProperties } from '../../model/index.js';
import { membersEdit } from './aspect-edit.js';

describe('membersEdit', () => {
  it('should set the members that are given', () => {
    const members = { name: 'n', description: '', colorHex: null };
    expect(membersEdit('urn:li:tag:t', tagProperties, members)).toEqual({
      urn: 'urn:li:tag:t',
      aspectName: 'tagProperties',
      patch: [
        { op: 'add', path: '/name', value: 'n' },
        { op: 'add', path: '/description', value: '' },
      ],
    });
  });
});
