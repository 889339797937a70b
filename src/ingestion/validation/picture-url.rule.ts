import { BlockList, isIP } from 'node:net';
import type { WriteRule } from '../../aspects/index.js';
import { textAt } from './json-access.js';
import { invalidProposal } from './rule-failure.js';

const DEFAULT_PICTURE = /(^|\/)default_avatar\.png$/;
const LOCAL_NAME = /(^|\.)(localhost|local|internal|localdomain|lan|home|corp)$/;

/** A picture has a public https address, so that showing it reveals nothing about internal hosts. */
export const PICTURE_URL: WriteRule = {
  aspects: ['corpUserEditableInfo', 'corpGroupEditableInfo'],
  check(planned) {
    const link = textAt(planned.value, 'pictureLink') ?? '';
    if (link === '' || DEFAULT_PICTURE.test(link) || link === textAt(planned.previous?.value, 'pictureLink')) return;
    const fault = faultOf(link);
    if (fault !== undefined)
      throw invalidProposal(planned, `Invalid URL in pictureLink: ${fault}; give an https address of a public host`);
  },
};

function faultOf(link: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url === undefined) return 'it is not a URL';
  if (url.protocol !== 'https:') return `the scheme ${url.protocol.slice(0, -1)} is not allowed`;
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host) === 0) return !host.includes('.') || LOCAL_NAME.test(host) ? `the host ${host} is local` : undefined;
  return PRIVATE.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4') ? `the address ${host} is private` : undefined;
}

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}
