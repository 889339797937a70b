// The limit of an engine: the documents of a live index, written once more into an index of the same mapping by plain
// `_bulk` requests.

const BATCH = 1000;
const AT_ONCE = 4;

/** Documents a second of `_bulk` into a copy of `index`, refreshed at the end. Uses at most `most` documents. */
export async function rawBulk(url, index, most) {
  const documents = await readDocuments(url, index, most);
  const target = `${index}-raw-${Date.now()}`;
  await json(url, 'PUT', `/${target}`, await definitionOf(url, index));
  const batches = [];
  for (let from = 0; from < documents.length; from += BATCH) batches.push(linesOf(documents.slice(from, from + BATCH)));
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let lines = batches.shift(); lines !== undefined; lines = batches.shift()) await bulk(url, target, lines);
    }),
  );
  await json(url, 'POST', `/${target}/_refresh`);
  const seconds = (performance.now() - started) / 1000;
  await json(url, 'DELETE', `/${target}`);
  return { documents: documents.length, seconds, rate: documents.length / seconds };
}

async function readDocuments(url, index, most) {
  const found = [];
  for (let after; found.length < most;) {
    const { hits } = await json(url, 'POST', `/${index}/_search`, {
      size: 5000,
      sort: [{ urn: 'asc' }],
      ...(after ? { search_after: after } : {}),
    });
    found.push(...hits.hits.map(({ _id, _source }) => [_id, _source]));
    if (hits.hits.length < 5000) break;
    after = hits.hits.at(-1).sort;
  }
  return found.slice(0, most);
}

/** Mapping and analysis of the index, with the settings that a rebuild gives an index that nobody searches yet. */
async function definitionOf(url, index) {
  const answer = Object.values(await json(url, 'GET', `/${index}`))[0];
  const { analysis, mapping, max_ngram_diff } = answer.settings.index;
  return {
    settings: {
      index: {
        analysis,
        ...(mapping === undefined ? {} : { mapping }),
        ...(max_ngram_diff === undefined ? {} : { max_ngram_diff }),
        refresh_interval: '-1',
        number_of_replicas: 0,
      },
    },
    mappings: answer.mappings,
  };
}

function linesOf(documents) {
  return documents
    .map(([id, source]) => `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(source)}\n`)
    .join('');
}

async function bulk(url, target, body) {
  const answer = await fetch(`${url}/${target}/_bulk`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body,
  });
  const { errors } = await answer.json();
  if (!answer.ok || errors) throw new Error('the raw _bulk was refused');
}

async function json(url, method, path, body) {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}
