import { describe, expect, it } from '@jest/globals';
import { cpuTimeOf } from '../../../test/support/measures/cpu-time.js';
import { redactSecrets } from './redact-secrets.js';

describe('redactSecrets', () => {
  it.each([
    ['401 GET /x: Bearer abc.def', '401 GET /x: Bearer ***'],
    ['basic __datahub_system:hunter2 end', 'basic *** end'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJkYXRhaHViIn0.c2ln is old', 'token *** is old'],
    ['connect postgres://me:hunter2@db:5432/x failed', 'connect postgres://me:***@db:5432/x failed'],
    ['{"user":"a","password":"hunter2"}', '{"user":"a","password":***}'],
    ['{\\"clientSecret\\":\\"hunter2\\",\\"a\\":1}', '{\\"clientSecret\\":***,\\"a\\":1}'],
    ['eyJhbGciOi-eyJhbGciOi.eyJzdWIi-.c2ln', 'eyJhbGciOi-***'],
    ['secretToken=hunter2 x-api-key: hunter2', 'secretToken=*** x-api-key: ***'],
    ['?access_token=hunter2&x=1', '?access_token=***&x=1'],
    ['{ password: "hunter2", resetToken: \'hunter2\' }', '{ password: ***, resetToken: *** }'],
  ])('should turn %s into %s', (text, expected) => {
    expect(redactSecrets(text)).toBe(expected);
  });

  it.each(['The urn is unknown: urn:li:tag:a', 'tokens of the query are more than 20000', 'GET /openapi/v3/entity'])(
    'should leave %s',
    (text) => {
      expect(redactSecrets(text)).toBe(text);
    },
  );

  it.each(['a', 'a.', 'eyJ-', 'token', 'token ', 'token=', 'Bearer ', 'a://', 'a://b:'])(
    'should take little time for a long text of "%s"',
    async (part) => {
      const text = part.repeat(200_000 / part.length);
      expect(await cpuTimeOf(() => redactSecrets(text))).toBeLessThan(2_000);
    },
  );
});
