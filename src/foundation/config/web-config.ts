import { text } from './parsers.js';
import { optional, type ValuesOf } from './variable.js';

/** A web frontend that the service serves. */
export const WEB_VARIABLES = {
  WEB_DIR: optional({
    parser: text,
    description:
      'Folder of a built web frontend, which browsers get at every path that no API has; BASE_URL tells it its base path.',
  }),
} as const;

/** The web frontend. */
export interface WebConfig {
  /** Folder with its `index.html`. */
  readonly dir: string;
  /** Path under which browsers reach the service, without a slash at its end; empty = the root. */
  readonly basePath: string;
}

type WebValues = ValuesOf<typeof WEB_VARIABLES> & { readonly BASE_URL: string | undefined };

/** What the environment says of the web frontend; undefined when there is none. */
export function webConfig(values: WebValues): WebConfig | undefined {
  if (values.WEB_DIR === undefined) return undefined;
  const path = values.BASE_URL === undefined ? '' : new URL(values.BASE_URL).pathname;
  return { dir: values.WEB_DIR, basePath: path.replace(/\/+$/, '') };
}
