// The OpenAPI document in the browser: Swagger UI on this service's own document.
import 'swagger-ui-dist/swagger-ui.css';
import './page.css';
import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const DOCUMENT = '/openapi/v3/api-docs';

const group = document.querySelector('#group');
const token = document.querySelector('#token');

/** Sends the token that is in its field; without one, the cookies of the log-in page go along. */
function withToken(request) {
  const text = token.value.trim();
  if (text !== '') request.headers.Authorization = `Bearer ${text}`;
  return request;
}

function show() {
  SwaggerUIBundle({
    url: `${DOCUMENT}/${group.value}`,
    dom_id: '#document',
    docExpansion: 'none',
    filter: true,
    validatorUrl: null,
    deepLinking: true,
    requestInterceptor: withToken,
    presets: [SwaggerUIBundle.presets.apis],
  });
}

document.querySelector('#choice').addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
group.addEventListener('change', show);
show();
