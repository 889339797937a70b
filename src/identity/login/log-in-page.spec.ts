import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LogInPage } from './log-in-page.js';

describe('LogInPage', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-in-page-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('should allow only its own style and script', () => {
    const path = join(folder, 'page.html');
    writeFileSync(path, '<html data-single-sign-on="off"><style>a{}</style><script type="module">1</script></html>');
    const page = LogInPage.load(path);
    const digest = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(page.policy).toContain(`script-src 'sha256-${digest('1')}';`);
    expect(page.policy).toContain(`style-src 'sha256-${digest('a{}')}';`);
    expect(page.policy).toContain("default-src 'none'");
    expect(page.policy).not.toContain('unsafe');
    expect(page.html({ singleSignOn: false })).toContain('data-single-sign-on="off"');
    expect(page.html({ singleSignOn: true })).toContain('data-single-sign-on="on"');
  });

  it('should report that it was not built', () => {
    expect(() => LogInPage.load(join(folder, 'none')).html({ singleSignOn: false })).toThrow('not built');
  });
});
