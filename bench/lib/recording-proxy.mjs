// Stands between the service and a search server and remembers the searches that pass, so that they can be sent to the
// server directly.
import { createServer, request } from 'node:http';

/**
 * A proxy in front of `url`; `searches` are the requests to `_search` and `_msearch` that passed since the last
 * `clear`.
 */
export async function recordingProxy(url) {
  const searches = [];
  const { hostname, port } = new URL(url);
  const server = createServer((incoming, outgoing) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      if (/_m?search/.test(incoming.url)) {
        const { accept, 'content-type': type } = incoming.headers;
        searches.push({ method: incoming.method, path: incoming.url, headers: { accept, 'content-type': type }, body });
      }
      const headers = { ...incoming.headers, host: `${hostname}:${port}` };
      const forward = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      });
      forward.on('error', () => outgoing.destroy());
      forward.end(body);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    searches,
    clear: () => searches.splice(0),
    close: () => server.close(),
  };
}
