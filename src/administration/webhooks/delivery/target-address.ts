import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** An address that a request may connect to. */
export interface TargetAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Addresses of services of clouds that lie outside the private ranges: that of the machines of Azure. */
const SERVICE_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);

/** The only range of IPv6 from which public addresses are assigned. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Finds the addresses of a host. */
export type Resolve = (host: string) => Promise<readonly TargetAddress[]>;

/** Finds the addresses as the operating system does. */
export const systemResolve: Resolve = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/** Whether an address is a public one: not private, local, reserved, a tunnel to IPv4, or for several machines. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const isGlobal = parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
  return isGlobal && parsed.range() === 'unicast' && !SERVICE_ADDRESSES.has(parsed.toString());
}

/** Whether `host` is one of `allowed`, where `*.example.com` stands for all hosts of a domain. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}

/** The host of an address without the brackets of IPv6 and the dot at the end. */
export function hostOf({ hostname }: URL): string {
  return hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}

/**
 * The address to connect to. All addresses of a host must be public unless the host is among `allowed`. Throws `Error`
 * with a text for the owner of the webhook.
 */
export async function targetAddress(
  url: URL,
  allowed: readonly string[],
  resolve: Resolve = systemResolve,
): Promise<TargetAddress> {
  const host = hostOf(url);
  const found = ipaddr.isValid(host) ? [literal(host)] : await resolve(host);
  const [first] = found;
  if (first === undefined) throw new Error(`${host} has no address`);
  if (!isAllowedHost(host, allowed) && !found.every(({ address }) => isPublicAddress(address)))
    throw new Error(`${host} is not a public address; WEBHOOK_ALLOWED_HOSTS lists the other hosts that are allowed`);
  return first;
}

function literal(host: string): TargetAddress {
  return { address: host, family: ipaddr.parse(host).kind() === 'ipv6' ? 6 : 4 };
}
