// The OpenAPI document in the browser: Swagger UI on this service's own document.
import 'swagger-ui-dist/swagger-ui.css';
import './page.css';
import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { actorUrn, LOG_OUT, logInAddress } from '../session/session.mjs';
import { partOf, partsOf } from './document-part.mjs';

const DOCUMENT = '/openapi/v3/api-docs';

const [group, part, token, state] = ['#group', '#part', '#token', '#state'].map((id) => document.querySelector(id));

const area = document.querySelector('#document');

let shown;
/** Documents asked for so far; only the last one is shown, whichever comes first. */
let asked = 0;

/** The header with the token that is in its field; without one, the cookies of the log-in page go along. */
function authorization() {
  const text = token.value.trim();
  return text === '' ? {} : { Authorization: `Bearer ${text}` };
}

function withToken(request) {
  Object.assign(request.headers, authorization());
  return request;
}

/** Who is logged in, or a link to the log-in page. */
function showSession() {
  const actor = actorUrn();
  const link = document.createElement('a');
  link.href = actor === undefined ? logInAddress() : LOG_OUT;
  link.textContent = actor === undefined ? 'Log in' : 'Log out';
  document.querySelector('#session').replaceChildren(...(actor === undefined ? [] : [`${actor} · `]), link);
}

/** Swagger UI has its dark colours under this class. */
function followColours() {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', apply);
  apply();
}

async function load() {
  if (actorUrn() === undefined && token.value.trim() === '') {
    state.textContent = 'Log in, or enter an access token, to see the operations.';
    return;
  }
  state.textContent = 'Loading …';
  asked += 1;
  const own = asked;
  const { body, error } = await documentOf(group.value);
  if (own !== asked) return;
  if (error !== undefined) {
    state.textContent = `The document cannot be shown: ${error}`;
    return;
  }
  shown = body;
  const parts = partsOf(shown);
  part.replaceChildren(...parts.map(optionOf));
  part.parentElement.hidden = parts.length === 0;
  show();
}

/** The document of a group, or why it cannot be read. */
async function documentOf(name) {
  try {
    const answer = await fetch(`${DOCUMENT}/${name}`, { headers: authorization() });
    const body = await answer.json().catch(() => undefined);
    return answer.ok && body !== undefined ? { body } : { error: body?.message ?? `status ${answer.status}` };
  } catch {
    return { error: 'the service does not respond. Check that it runs, then press Show.' };
  }
}

function optionOf(name) {
  const option = document.createElement('option');
  option.textContent = name;
  return option;
}

/** Each document has a place of its own: one that is still being drawn when the next is chosen would overwrite it. */
function show() {
  state.textContent = '';
  const domNode = document.createElement('div');
  area.replaceChildren(domNode);
  SwaggerUIBundle({
    spec: partOf(shown, part.value),
    domNode,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    validatorUrl: null,
    requestInterceptor: withToken,
    presets: [SwaggerUIBundle.presets.apis],
  });
}

document.querySelector('#choice').addEventListener('submit', (event) => {
  event.preventDefault();
  void load();
});
group.addEventListener('change', () => void load());
part.addEventListener('change', show);
followColours();
showSession();
void load();
