// The OpenAPI document in the browser: Swagger UI on this service's own document.
import 'swagger-ui-dist/swagger-ui.css';
import './page.css';
import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { partOf, partsOf } from './document-part.mjs';

const DOCUMENT = '/openapi/v3/api-docs';

const [group, part, token, state] = ['#group', '#part', '#token', '#state'].map((id) => document.querySelector(id));

let shown;

/** The header with the token that is in its field; without one, the cookies of the log-in page go along. */
function authorization() {
  const text = token.value.trim();
  return text === '' ? {} : { Authorization: `Bearer ${text}` };
}

function withToken(request) {
  Object.assign(request.headers, authorization());
  return request;
}

async function load() {
  state.textContent = 'Loading …';
  const answer = await fetch(`${DOCUMENT}/${group.value}`, { headers: authorization() });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    state.textContent = `The document cannot be shown: ${body.message ?? answer.status}`;
    return;
  }
  shown = body;
  const parts = partsOf(shown);
  part.replaceChildren(...parts.map(optionOf));
  part.parentElement.hidden = parts.length === 0;
  show();
}

function optionOf(name) {
  const option = document.createElement('option');
  option.textContent = name;
  return option;
}

function show() {
  state.textContent = '';
  SwaggerUIBundle({
    spec: partOf(shown, part.value),
    dom_id: '#document',
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
void load();
