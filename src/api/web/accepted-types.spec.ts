import { describe, expect, it } from '@jest/globals';
import { prefersHtml, takesHtml } from './accepted-types.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('The header Accept', () => {
  it.each<[accept: string | undefined, takes: boolean, prefers: boolean]>([
    [BROWSER, true, true],
    ['TEXT/HTML ; Q=0.5', true, true],
    ['text/html;level=1;q=0.4, text/plain;q=0.3', true, true],
    ['text/plain;q=0.3, text/html;q=0.4', true, true],
    ['text/html, application/json', true, true],
    ['application/json, text/html', true, false],
    ['text/html;q=0.5, */*', true, false],
    ['*/*', true, false],
    ['text/*', true, false],
    [undefined, true, false],
    ['', false, false],
    ['text/html;q=0', false, false],
    ['text/html;q=0, */*', false, false],
    ['text/*;q=0, */*', false, false],
    ['text/html;q=much', false, false],
    ['application/json', false, false],
    ['text/plain;version=0.0.4;q=0.5,application/openmetrics-text;q=0.6', false, false],
  ])('should determine for "%s" whether it accepts a page (%s) and prefers one (%s)', (accept, takes, prefers) => {
    expect([takesHtml(accept), prefersHtml(accept)]).toEqual([takes, prefers]);
  });
});
