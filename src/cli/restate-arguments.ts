import type { ServerDefaults } from '../foundation/config/index.js';
import type { RestateArguments } from '../operations/index.js';
import { UsageError } from './command.js';
import { parseOptions } from './parse-options.js';
import { type CalledServer, calledServer } from './server-arguments.js';

/** Usage of the command. */
export const RESTATE_USAGE = `Publishes stored aspects on the message bus of a running service, for consumers that did not exist when they were written.

  metadata-service restate [--urn URN | --urn-like PATTERN] [--aspect NAME] [--start N] [--limit N] [--batch-size N]
  metadata-service restate --cancel TASK

  --urn          one whole entity
  --urn-like     entities whose urns match an SQL LIKE pattern, such as 'urn:li:dataset:%'
  --aspect       only this aspect
  --start        number of the first row in byte order of urn and aspect (default 0)
  --last-urn, --last-aspect
                 start after this row instead, as reported by an earlier run
  --limit        maximum number of rows (default: all)
  --batch-size   rows that are published together (default 500)
  --cancel       end the task with this id
  --server       address of the service (default: DATAHUB_GMS_URL, or http://127.0.0.1:8080)
  --token        an access token with the privilege to restate aspects (default: DATAHUB_GMS_TOKEN, which process listings do not show)

It shows the progress until everything is published. Ctrl+C ends the command, not the task.
`;

const LOCAL = 'http://127.0.0.1:8080';

const OPTIONS = {
  urn: { type: 'string' },
  'urn-like': { type: 'string' },
  aspect: { type: 'string' },
  start: { type: 'string' },
  'last-urn': { type: 'string' },
  'last-aspect': { type: 'string' },
  limit: { type: 'string' },
  'batch-size': { type: 'string' },
  cancel: { type: 'string' },
  server: { type: 'string' },
  token: { type: 'string' },
} as const;

/** The parsed arguments. */
export type RestateCommand = { readonly server: CalledServer } & (
  { readonly kind: 'restate'; readonly given: RestateArguments } | { readonly kind: 'cancel'; readonly taskId: string }
);

/** Parses the arguments. Throws `UsageError`. The service validates the names in them. */
export function parseRestateArguments(args: readonly string[], defaults: ServerDefaults = {}): RestateCommand {
  const { server: address, token, cancel, ...values } = parseOptions(args, OPTIONS);
  const server = calledServer(address ?? defaults.url ?? LOCAL, token ?? defaults.token);
  if (cancel !== undefined) {
    const [foreign] = Object.keys(values);
    if (foreign !== undefined) throw new UsageError(`--${foreign} does not go with --cancel.`);
    return { kind: 'cancel', server, taskId: cancel };
  }
  const given = {
    urn: values.urn,
    urnLike: values['urn-like'],
    aspect: values.aspect,
    start: numberOf('start', values.start),
    lastUrn: values['last-urn'],
    lastAspect: values['last-aspect'],
    limit: numberOf('limit', values.limit),
    batchSize: numberOf('batch-size', values['batch-size']),
  };
  return { kind: 'restate', server, given };
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} must be a whole number, not "${text}".`);
}
