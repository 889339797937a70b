import { text } from './parsers.js';
import { optional, type ValuesOf } from './variable.js';

/** The web frontend that the service serves. */
export const WEB_VARIABLES = {
  WEB_DIR: optional({
    parser: text,
    description:
      'Folder of a built web frontend, served to browsers at every path that is not an API’s; BASE_URL determines its base path.',
  }),
} as const;

/** The web frontend. */
export interface WebConfig {
  /** Folder that contains `index.html`. */
  readonly dir: string;
  /** Path under which browsers reach the service, without a trailing slash; empty = the root. */
  readonly basePath: string;
}

type WebValues = ValuesOf<typeof WEB_VARIABLES> & { readonly BASE_URL: string | undefined };

/** Reads the configuration of the web frontend; undefined if there is none. */
export function webConfig(values: WebValues): WebConfig | undefined {
  if (values.WEB_DIR === undefined) return undefined;
  const path = values.BASE_URL === undefined ? '' : new URL(values.BASE_URL).pathname;
  return { dir: values.WEB_DIR, basePath: path.replace(/\/+$/, '') };
}
