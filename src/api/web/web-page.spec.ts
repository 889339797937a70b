import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import type { WebFolder } from './web-folder.js';
import { WebPage } from './web-page.js';

describe('WebPage', () => {
  it.each([
    ['<base href="@basePath" />', '', '<base href="/" />'],
    ['<base href="@basePath"/><img src="@basePath/a.png">', '', '<base href="/"/><img src="/a.png">'],
    ['<base href="@basePath" />', '/hub', '<base href="/hub/" />'],
    ['<base href="@basePath/" />', '/a/b', '<base href="/a/b/" />'],
    ["<base href='@basePath' />", "/a'&$&", "<base href='/a&#39;&amp;$&amp;/' />"],
    ['<p>@base</p>', '/hub', '<p>@base</p>'],
  ])('should insert the base path into %s: "%s"', async (html, basePath, expected) => {
    const folder = { page: async () => html } as WebFolder;
    const page = new WebPage(folder, { dir: 'dist', basePath });
    const server = fastify();
    server.get('/', async (request, reply) => {
      await page.send(request, reply);
      return reply;
    });
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(address);
    expect(await answer.text()).toBe(expected);
    const tag = `"other", W/${String(answer.headers.get('etag'))}`;
    expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
    await server.close();
  });

  it.each([
    [
      undefined,
      "img-src 'self' https: data: blob:; font-src 'self' data:; connect-src 'self'; frame-src 'self' https:;",
    ],
    [
      'http://store.example:9000',
      "img-src 'self' https: data: blob: http://store.example:9000; media-src 'self' http://store.example:9000; font-src 'self' data:; connect-src 'self' http://store.example:9000; frame-src 'self' https: http://store.example:9000;",
    ],
  ])('should allow uploads to %s', (storage, expected) => {
    const { policy } = new WebPage({} as WebFolder, { dir: 'dist', basePath: '' }, storage);
    expect(policy).toContain(expected);
  });
});
