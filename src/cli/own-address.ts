import type { AppConfig } from '../foundation/config/index.js';

/** The addresses to listen on that stand for all, and those of this machine among them. */
const ALL: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The address at which this machine reaches a service with these settings, as in `http://127.0.0.1:8080`. */
export function ownAddress({ host, port }: Pick<AppConfig['http'], 'host' | 'port'>): string {
  const name = ALL[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
