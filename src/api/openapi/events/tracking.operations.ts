import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { authenticated } from '../operation/access.js';
import { bodyOf } from '../operation/body.js';
import { object, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';

/** Usage events of pages. */
export const TRACKING = section(
  {
    path: '/openapi/v1/tracking',
    group: 'events',
    tag: 'Events',
    access: authenticated('Has an effect with a message bus only.'),
  },
  {
    track: {
      method: 'post',
      path: 'track',
      summary: 'Accept a usage event of a page.',
      body: bodyOf({ ...object({ type: TEXT }, 'type'), additionalProperties: true }, (event): JsonObject => {
        if (isJsonObject(event) && typeof event['type'] === 'string') return event;
        throw invalidArgument('The body must be a JSON object with a "type", a string.');
      }),
    },
  },
);
