import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectWriter, type DistinctValues, valueIn, type WriteContext } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { defined } from '../../foundation/common/given.js';
import { inviteToken, inviteTokenKey } from '../../model/index.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { RightsStore } from '../rights/rights-store.js';

const ENTITY = 'inviteToken';
const ASPECT = inviteToken.name;
const PAGE = 500;

/** A stored invite token. */
export interface StoredInvite {
  readonly urn: string;
  /** Encrypted. */
  readonly token: string;
  /** Urn of the role that the token assigns; undefined = none. */
  readonly role: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdOn: number;
}

/** Invite tokens. An entity's urn contains a digest of its token; the aspect contains the encrypted token. */
@Injectable()
export class InviteStore {
  constructor(
    private readonly store: RightsStore,
    private readonly writer: AspectWriter,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a token in place of `earlier` ones, on behalf of `actorUrn`. Throws `PRECONDITION_FAILED` if another one for
   * the role is stored.
   */
  async replace(
    earlier: readonly StoredInvite[],
    token: string,
    role: string | undefined,
    actorUrn: string,
  ): Promise<void> {
    const value = { token: this.cipher.encrypt(token), ...defined({ role }) };
    const added = { ...at(inviteUrn(token), ASPECT), changeType: 'UPSERT', value } as const;
    const removed = earlier.map(({ urn }) => ({ ...at(urn, inviteTokenKey.name), changeType: 'DELETE' }) as const);
    await this.writer.write([...removed, added], this.contextOf(actorUrn));
  }

  /** The stored data of a token; undefined if it is not valid. */
  async find(token: string): Promise<StoredInvite | undefined> {
    const urn = inviteUrn(token);
    return (await this.read([urn]))[0];
  }

  /** Every invite for one role, or for none. Reads all invites, because there are few. */
  async forRole(role: string | undefined): Promise<readonly StoredInvite[]> {
    const found: StoredInvite[] = [];
    for (let start = 0; ; start += PAGE) {
      const { urns } = await this.store.listUrns(ENTITY, start, PAGE);
      found.push(...(await this.read(urns)).filter((invite) => invite.role === role));
      if (urns.length < PAGE) return found;
    }
  }

  /** Deletes invites on behalf of `actorUrn`. */
  async remove(invites: readonly StoredInvite[], actorUrn: string): Promise<void> {
    for (const { urn } of invites) await this.writer.deleteEntity(urn, this.contextOf(actorUrn));
  }

  private async read(urns: readonly string[]): Promise<StoredInvite[]> {
    const found = await this.store.latest(urns, [ASPECT]);
    return urns.flatMap((urn) => {
      const aspects = found.get(urn);
      const stored = valueIn(aspects, inviteToken);
      const createdOn = aspects?.get(ASPECT)?.created.time ?? 0;
      return stored === undefined ? [] : [{ urn, token: stored.token, role: stored.role, createdOn }];
    });
  }

  private contextOf(actor: string): WriteContext {
    return { audit: { time: this.clock.now(), actor }, source: 'SYSTEM', searchTiming: 'prompt' };
  }
}

/** Keeps a single token for each role when several are created at once. */
export const DISTINCT_INVITES: DistinctValues = {
  aspectName: ASPECT,
  clash: (value, other) => value['role'] === other['role'],
  refusal: () => new DomainError('PRECONDITION_FAILED', 'Another invite token has been created at the same time.'),
};

function at(urn: string, aspectName: string) {
  return { urn, entityType: ENTITY, aspectName } as const;
}

function inviteUrn(token: string): string {
  return `urn:li:inviteToken:${createHash('sha256').update(token, 'utf8').digest('base64')}`;
}
