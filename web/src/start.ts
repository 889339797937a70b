// Runs before the page is drawn, so that it never shows the other theme first, and before its code is there, so that
// the first requests and the code of the page do not wait for it.
import { sendFirstRequests } from './api/first-requests.js';
import { pageName } from './shell/page-name.js';
import { applyTheme, rememberedTheme } from './shell/theme.js';

/** Files that a page needs beside those of every page, by its name. The build fills it in. */
declare const PAGE_FILES: Readonly<Record<string, readonly string[]>>;

const name = pageName(window.location.pathname);
applyTheme(rememberedTheme());
for (const file of PAGE_FILES[name] ?? []) preload(file);
sendFirstRequests(name);

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
