import { describe, expect, it } from '@jest/globals';
import { secureHeaders } from './secure-headers.js';

describe('secureHeaders', () => {
  it('should forbid to run, frame, sniff and keep answers', () => {
    expect(secureHeaders({ httpsOnly: false })).toEqual({
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'cache-control': 'no-store',
    });
  });

  it('should bind browsers to https where the service is reached over it', () => {
    expect(secureHeaders({ httpsOnly: true })['strict-transport-security']).toBe('max-age=31536000');
  });
});
