import { boolean, integer, list } from './parsers.js';
import { optional, required, type ValuesOf } from './variable.js';

/** Webhooks. */
export const WEBHOOK_VARIABLES = {
  WEBHOOKS_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether this process delivers changes to webhooks; needs EVENTS_API_ENABLED.',
  }),
  WEBHOOK_ALLOWED_HOSTS: optional({
    parser: list,
    defaultNote: 'none',
    description:
      'Hosts that webhooks may reach at private addresses, separated by commas; *.example.com allows all hosts of a domain.',
  }),
  WEBHOOKS_PER_OWNER_LIMIT: required({
    parser: integer(0, 100_000),
    default: '20',
    description: 'Maximum number of webhooks that one user may create.',
  }),
} as const;

/** Webhooks. */
export interface WebhooksConfig {
  /** Whether this process delivers changes. */
  readonly enabled: boolean;
  /** Hosts that may have private addresses; `*.example.com` stands for all hosts of a domain. */
  readonly allowedHosts: readonly string[];
  readonly maxPerOwner: number;
}

/** Reads the configuration of webhooks. */
export function webhooksConfig(values: ValuesOf<typeof WEBHOOK_VARIABLES>, hasEvents: boolean): WebhooksConfig {
  return {
    enabled: values.WEBHOOKS_ENABLED && hasEvents,
    allowedHosts: (values.WEBHOOK_ALLOWED_HOSTS ?? []).map((host) => host.toLowerCase()),
    maxPerOwner: values.WEBHOOKS_PER_OWNER_LIMIT,
  };
}
