import { ROOT_USER_URN, TOKEN_DURATIONS, type TokenDuration, type TokenRequest } from '../auth/index.js';
import { UsageError } from './command.js';
import { parseOptions } from './parse-options.js';

/** Usage of the command. */
export const TOKEN_USAGE = `Creates an access token and prints it. The service may be running.

  metadata-service token --name NAME [--actor URN] [--duration DURATION] [--type TYPE] [--description TEXT]

  --name         purpose of the token; shown in lists of tokens
  --actor        user that the token acts as (default ${ROOT_USER_URN})
  --duration     ${Object.keys(TOKEN_DURATIONS).join(', ')} (default ONE_DAY)
  --type         PERSONAL or SERVICE_ACCOUNT (default PERSONAL)
  --description  further details

The command uses the service's settings: DATABASE_URL, DATA_DIR and DATAHUB_TOKEN_SERVICE_… from the environment or .env.
`;

const OPTIONS = {
  name: { type: 'string' },
  actor: { type: 'string', default: ROOT_USER_URN },
  duration: { type: 'string', default: 'ONE_DAY' },
  type: { type: 'string', default: 'PERSONAL' },
  description: { type: 'string' },
} as const;

/** Parses the arguments. Throws `UsageError`. */
export function parseTokenArguments(args: readonly string[]): TokenRequest {
  const values = parseOptions(args, OPTIONS);
  const { name, description } = values;
  if (name === undefined || name.trim() === '') throw new UsageError('--name is missing. Say what the token is for.');
  return {
    actorUrn: values.actor,
    ownerUrn: values.actor,
    type: typeOf(values.type),
    durationMs: TOKEN_DURATIONS[durationOf(values.duration)],
    name,
    ...(description !== undefined && { description }),
  };
}

function durationOf(text: string): TokenDuration {
  const found = Object.keys(TOKEN_DURATIONS).find((name): name is TokenDuration => name === text);
  if (found !== undefined) return found;
  throw new UsageError(`--duration "${text}" is unknown. Give one of ${Object.keys(TOKEN_DURATIONS).join(', ')}.`);
}

function typeOf(text: string): TokenRequest['type'] {
  if (text === 'PERSONAL' || text === 'SERVICE_ACCOUNT') return text;
  throw new UsageError(`--type "${text}" is unknown. Give PERSONAL or SERVICE_ACCOUNT.`);
}
