// The GraphQL explorer in the browser: GraphiQL on this service's own endpoint.
import 'graphiql/style.css';
import './workers.mjs';
import './page.css';
import { useGraphiQLActions } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { actorUrn, LOG_OUT, logInAddress } from '../session/session.mjs';

const ENDPOINT = '/api/graphql';

const DEFAULT_HEADERS = '{ "Authorization": "Bearer " }';

const DEFAULT_QUERY = `# Log in by the link under the response, or put an access token after "Bearer" in the tab Headers.
# Then run this with Ctrl-Enter.
# The schema and its descriptions are in the panel on the left.
query whoAmI {
  me {
    corpUser {
      urn
    }
  }
}
`;

const NEEDED = 'Log in by the link below, or put a valid access token after "Bearer" in the tab Headers.';

const REFUSED = `The service refused the credentials (401). ${NEEDED}`;

/** How long after the last key the schema is asked for again, in milliseconds. */
const TYPING_PAUSE_MS = 600;

async function fetcher(parameters, { headers } = {}) {
  const given = withoutEmptyToken(headers);
  if (actorUrn() === undefined && !hasToken(given)) return { errors: [{ message: NEEDED }] };
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...given },
    body: JSON.stringify(parameters),
  });
  if (response.status === 401) return { errors: [{ message: REFUSED }] };
  const text = await response.text();
  return text === ''
    ? { errors: [{ message: `The service answered ${response.status} without a body.` }] }
    : JSON.parse(text);
}

function hasToken(headers) {
  return Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
}

/** Without a token the browser's session is asked for; an empty one would stand before it. */
function withoutEmptyToken(headers = {}) {
  const isEmpty = ([name, value]) => name.toLowerCase() === 'authorization' && /^bearer\s*$/i.test(value);
  return Object.fromEntries(Object.entries(headers).filter((entry) => !isEmpty(entry)));
}

function Session() {
  const actor = actorUrn();
  const link = (text, href) => createElement('a', { href, key: text }, text);
  const parts =
    actor === undefined ? [link('Log in', logInAddress())] : [`Logged in as ${actor} · `, link('Log out', LOG_OUT)];
  return createElement('p', { className: 'session' }, parts);
}

const typing = { timer: undefined, pause: () => {} };

function onEditHeaders() {
  clearTimeout(typing.timer);
  typing.timer = setTimeout(() => typing.pause(), TYPING_PAUSE_MS);
}

/** Asks for the schema again when the headers have changed; it cannot be read without a token. */
function SchemaReloader() {
  const { introspect } = useGraphiQLActions();
  useEffect(() => {
    typing.pause = introspect;
  }, [introspect]);
  return null;
}

function Page() {
  return createElement(
    GraphiQL,
    {
      fetcher,
      onEditHeaders,
      defaultQuery: DEFAULT_QUERY,
      defaultHeaders: DEFAULT_HEADERS,
      initialHeaders: DEFAULT_HEADERS,
      defaultEditorToolsVisibility: 'headers',
    },
    createElement(GraphiQL.Footer, undefined, createElement(Session), createElement(SchemaReloader)),
  );
}

createRoot(document.getElementById('graphiql')).render(createElement(Page));
