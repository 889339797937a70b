// The GraphQL explorer in the browser: GraphiQL on this service's own endpoint.
import 'graphiql/style.css';
import './workers.mjs';
import './page.css';
import { useGraphiQLActions } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const ENDPOINT = '/api/graphql';

const DEFAULT_HEADERS = '{ "Authorization": "Bearer " }';

const DEFAULT_QUERY = `# Put an access token after "Bearer" in the tab Headers, then run this with Ctrl-Enter.
# The schema and its descriptions are in the panel on the left.
query whoAmI {
  me {
    corpUser {
      urn
    }
  }
}
`;

const REFUSED =
  'The service refused the credentials (401). Put a valid access token after "Bearer" in the tab Headers.';

/** How long after the last key the schema is asked for again, in milliseconds. */
const TYPING_PAUSE_MS = 600;

async function fetcher(parameters, { headers } = {}) {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(parameters),
  });
  if (response.status === 401) return { errors: [{ message: REFUSED }] };
  const text = await response.text();
  return text === ''
    ? { errors: [{ message: `The service answered ${response.status} without a body.` }] }
    : JSON.parse(text);
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
    createElement(GraphiQL.Footer, undefined, createElement(SchemaReloader)),
  );
}

createRoot(document.getElementById('graphiql')).render(createElement(Page));
