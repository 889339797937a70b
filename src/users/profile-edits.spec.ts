import { describe, expect, it } from '@jest/globals';
import type { CorpUserUpdateInput } from './corp-user-update.input.js';
import { profilePatch, profilePrivileges } from './profile-edits.js';

describe('what is said of a user', () => {
  it.each<[CorpUserUpdateInput, readonly string[]]>([
    [{}, []],
    [{ slack: null, title: null }, []],
    [{ slack: 's' }, ['EDIT_CONTACT_INFO']],
    [{ email: '', phone: '1' }, ['EDIT_CONTACT_INFO']],
    [{ aboutMe: 'a', displayName: 'd', pictureLink: 'p', teams: [], title: 't' }, ['EDIT_USER_PROFILE']],
    [{ skills: ['s'] }, ['EDIT_USER_PROFILE']],
    [{ slack: 's', title: 't' }, ['EDIT_CONTACT_INFO', 'EDIT_USER_PROFILE']],
  ])('should take for %j the privileges %j', (input, privileges) => {
    expect(profilePrivileges(input)).toEqual(privileges);
  });

  it('should change the fields given and no others', () => {
    const persona = 'urn:li:dataHubPersona:dataLeader';
    const platforms = ['urn:li:dataPlatform:hive'];
    expect(profilePatch({ title: '', teams: [], platformUrns: platforms, personaUrn: persona, slack: null })).toEqual([
      { op: 'add', path: '/title', value: '' },
      { op: 'add', path: '/teams', value: [] },
      { op: 'add', path: '/platforms', value: platforms },
      { op: 'add', path: '/persona', value: persona },
    ]);
  });

  it('should know no other personas', () => {
    expect(() => profilePatch({ personaUrn: 'urn:li:dataHubPersona:poet' })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});
