import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtFile } from '../../foundation/common/built-file.js';
import { DomainError } from '../../foundation/common/errors.js';

const SWITCH = 'data-single-sign-on="off"';

/** The log-in page: one file with inline style and script, and a content policy that allows only these. */
export class LogInPage {
  private constructor(
    private readonly text: string,
    /** The header `Content-Security-Policy` of the page. */
    readonly policy: string,
  ) {}

  /** Loads the built page from `path`, by default from the build output. */
  static load(path: string = fileURLToPath(builtFile('log-in/page.html'))): LogInPage {
    const text = readIfThere(path);
    return new LogInPage(text, policyOf(text));
  }

  /**
   * Returns the page with or without the link to the identity provider. Throws `NOT_FOUND` if the page is not built.
   */
  html(options: { readonly singleSignOn: boolean }): string {
    if (this.text === '') throw new DomainError('NOT_FOUND', 'The log-in page is not built. Run "npm run build".');
    return options.singleSignOn ? this.text.replace(SWITCH, SWITCH.replace('off', 'on')) : this.text;
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function policyOf(html: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashes(html, 'script')}`,
    `style-src ${hashes(html, 'style')}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashes(html: string, element: 'script' | 'style'): string {
  const contents = [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))];
  const digests = contents.map(([, content = '']) => createHash('sha256').update(content, 'utf8').digest('base64'));
  return digests.length === 0 ? "'none'" : digests.map((digest) => `'sha256-${digest}'`).join(' ');
}
