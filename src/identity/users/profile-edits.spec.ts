import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../../auth/index.js';
import type { CorpUserUpdateInput } from './corp-user-update.input.js';
import { profilePatch, profileParts } from './profile-edits.js';
import { WITH_CONTACT, WITH_PROFILE } from './user.demands.js';

describe('profile edits', () => {
  it.each<[CorpUserUpdateInput, readonly Condition[]]>([
    [{}, []],
    [{ slack: null, title: null }, []],
    [{ slack: 's' }, [WITH_CONTACT]],
    [{ email: '', phone: '1' }, [WITH_CONTACT]],
    [{ aboutMe: 'a', displayName: 'd', pictureLink: 'p', teams: [], title: 't' }, [WITH_PROFILE]],
    [{ skills: ['s'] }, [WITH_PROFILE]],
    [{ slack: 's', title: 't' }, [WITH_CONTACT, WITH_PROFILE]],
  ])('should map %j to the conditions %j', (input, parts) => {
    expect(profileParts(input)).toEqual(parts);
  });

  it('should change only the given fields', () => {
    const persona = 'urn:li:dataHubPersona:dataLeader';
    const platforms = ['urn:li:dataPlatform:hive'];
    expect(profilePatch({ title: '', teams: [], platformUrns: platforms, personaUrn: persona, slack: null })).toEqual([
      { op: 'add', path: '/title', value: '' },
      { op: 'add', path: '/teams', value: [] },
      { op: 'add', path: '/platforms', value: platforms },
      { op: 'add', path: '/persona', value: persona },
    ]);
  });

  it('should reject other personas', () => {
    expect(() => profilePatch({ personaUrn: 'urn:li:dataHubPersona:poet' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});
