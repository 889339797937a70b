import { describe, expect, it } from '@jest/globals';
import { QUOTAS } from '../../src/ingestion/quotas/quotas.js';
import { textOf } from '../support/checkout/checkout.js';

const ROW = /^\| .+ \(`(\w+)`\) \| (?:`(QUOTA_\w+)`|one) \| `QUOTA_ITEM_BYTES` \| (.+) \|$/gm;

describe('The table of quotas in docs/hardening.md', () => {
  it('should list every quota, with its setting and the way to free space', () => {
    const rows = [...textOf('docs', 'hardening.md').matchAll(ROW)].map(([, aspect, setting, room]) => ({
      aspect,
      setting,
      room,
    }));
    expect(rows).toEqual(
      QUOTAS.map(({ aspectName, counted, room }) => ({ aspect: aspectName, setting: counted?.setting, room })),
    );
  });
});
