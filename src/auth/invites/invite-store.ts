import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectWriter, valueIn, type WriteContext } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { defined } from '../../foundation/common/given.js';
import { inviteToken } from '../../model/index.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { RightsStore } from '../rights/rights-store.js';

const ENTITY = 'inviteToken';
const ASPECT = inviteToken.name;
const PAGE = 500;

/** An invite token as it is stored. */
export interface StoredInvite {
  readonly urn: string;
  /** Encrypted. */
  readonly token: string;
  /** Urn of the role that the token gives; undefined = none. */
  readonly role: string | undefined;
}

/** Invite tokens. An entity's urn holds a digest of its token, the aspect holds the token encrypted. */
@Injectable()
export class InviteStore {
  constructor(
    private readonly store: RightsStore,
    private readonly writer: AspectWriter,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /** Stores a token in the name of `actorUrn`. */
  async add(token: string, role: string | undefined, actorUrn: string): Promise<void> {
    const value = { token: this.cipher.encrypt(token), ...defined({ role }) };
    const urn = inviteUrn(token);
    const proposal = { urn, entityType: ENTITY, aspectName: ASPECT, changeType: 'UPSERT', value } as const;
    await this.writer.write([proposal], this.contextOf(actorUrn));
  }

  /** What is stored of a token; undefined when it is not valid. */
  async find(token: string): Promise<StoredInvite | undefined> {
    const urn = inviteUrn(token);
    return (await this.read([urn]))[0];
  }

  /** Every invite for one role, or for none. There are few of them, so that all are looked through. */
  async forRole(role: string | undefined): Promise<readonly StoredInvite[]> {
    const found: StoredInvite[] = [];
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(ENTITY, start, PAGE);
      found.push(...(await this.read(urns)).filter((invite) => invite.role === role));
      if (urns.length < PAGE) return found;
    }
  }

  /** Deletes invites in the name of `actorUrn`. */
  async remove(invites: readonly StoredInvite[], actorUrn: string): Promise<void> {
    for (const { urn } of invites) await this.writer.deleteEntity(urn, this.contextOf(actorUrn));
  }

  private async read(urns: readonly string[]): Promise<StoredInvite[]> {
    const found = await this.store.latest(urns, [ASPECT]);
    return urns.flatMap((urn) => {
      const stored = valueIn(found.get(urn), inviteToken);
      return stored === undefined ? [] : [{ urn, token: stored.token, role: stored.role }];
    });
  }

  private contextOf(actor: string): WriteContext {
    return { audit: { time: this.clock.now(), actor }, source: 'SYSTEM', searchTiming: 'prompt' };
  }
}

function inviteUrn(token: string): string {
  return `urn:li:inviteToken:${createHash('sha256').update(token, 'utf8').digest('base64')}`;
}
