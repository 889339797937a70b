import { Injectable } from '@nestjs/common';
import { TOKEN_DURATIONS, TokenService, UserDirectory, type Actor } from '../../auth/index.js';
import { DomainError, forbidden, invalidArgument } from '../../foundation/common/errors.js';
import { criteriaOf, type Listing, ListingService } from '../../discovery/index.js';
import { given } from '../../foundation/common/given.js';
import { type Editor, type GraphqlContext, requireUrnOf } from '../../entities/index.js';
import { dataHubAccessTokenInfo } from '../../model/index.js';
import { CORP_USER, isServiceAccount } from '../users/index.js';
import { AccessTokenType } from './access-token.enum.js';
import type { CreateAccessTokenInput, GetAccessTokenInput, ListAccessTokenInput } from './access-token.input.js';
import { ACCESS_TOKEN } from './access-token.mappings.js';
import { namesOwner } from './own-tokens.js';
import { TokenRights } from './token-rights.js';

/**
 * Creates, lists and revokes access tokens. Throws `FORBIDDEN` before it reveals anything about a token or its actor.
 */
@Injectable()
export class AccessTokenService {
  constructor(
    private readonly rights: TokenRights,
    private readonly tokens: TokenService,
    private readonly users: UserDirectory,
    private readonly listings: ListingService,
  ) {}

  /**
   * Creates a stateless token, which is not stored, and returns its text. Throws `INVALID_ARGUMENT` for types other
   * than PERSONAL.
   */
  async makeStateless(
    { type, actorUrn, duration }: GetAccessTokenInput,
    { actor, entities }: GraphqlContext,
  ): Promise<string> {
    await this.rights.requireMakingOwn(actor, actorUrn);
    await requirePerson(actor, entities);
    if (type !== AccessTokenType.PERSONAL)
      throw invalidArgument('type must be PERSONAL. Use createAccessToken for tokens of service accounts.');
    return this.tokens.mintStateless(actorUrn, type, TOKEN_DURATIONS[duration]);
  }

  /**
   * Creates a stored token and returns its text and its hash. Throws `INVALID_ARGUMENT` if the actor does not exist, or
   * is not a service account although the token's type is SERVICE_ACCOUNT.
   */
  async create(
    input: CreateAccessTokenInput,
    { actor, entities }: GraphqlContext,
  ): Promise<{ readonly token: string; readonly hash: string }> {
    const { type, actorUrn, duration, name, description } = input;
    await this.rights.requireCreating(actor, type, actorUrn);
    if (type === AccessTokenType.PERSONAL) await requirePerson(actor, entities);
    requireUrnOf(CORP_USER.entityType, actorUrn, 'actorUrn');
    if (!(await this.users.stateOf(actorUrn)).exists) throw invalidArgument(`actorUrn: ${actorUrn} does not exist`);
    if (type === AccessTokenType.SERVICE_ACCOUNT && !(await isServiceAccount(entities, actorUrn)))
      throw invalidArgument(`actorUrn: ${actorUrn} is no service account. Create one with createServiceAccount.`);
    return this.tokens.mint({
      actorUrn,
      ownerUrn: actor.urn,
      type,
      durationMs: TOKEN_DURATIONS[duration],
      name,
      ...given({ description }),
    });
  }

  /**
   * Returns a page of tokens, latest expiry first. Actors who do not manage tokens can list only their own tokens, by a
   * filter on `ownerUrn`.
   */
  async list({ filters, ...page }: ListAccessTokenInput, context: GraphqlContext): Promise<Listing> {
    await this.requireListing(filters ?? [], context);
    const options = {
      entityType: ACCESS_TOKEN.entityType,
      criteria: criteriaOf(undefined, filters),
      newestBy: 'expiresAt',
    };
    const listing = await this.listings.list(page, options, context);
    const infos = await Promise.all(
      listing.entities.map(({ urn }) => context.entities.aspect(urn, dataHubAccessTokenInfo.name)),
    );
    return { ...listing, entities: listing.entities.filter((_ref, at) => infos[at] !== undefined) };
  }

  /** Returns the hash of a token's text. Throws `NOT_FOUND` if the token is not stored. */
  async hashOf(token: string, { actor }: Editor): Promise<string> {
    await this.rights.requireManaging(actor);
    const hash = this.tokens.hash(token);
    if ((await this.tokens.find(hash)) === undefined) throw unknown();
    return hash;
  }

  /**
   * Revokes a token by its hash. Throws `NOT_FOUND` if the token is not stored, and `FORBIDDEN` for actors who neither
   * manage tokens nor created this token.
   */
  async revoke(hash: string, { actor }: Editor): Promise<void> {
    const stored = await this.tokens.find(hash);
    await this.rights.requireRevoking(actor, stored?.ownerUrn);
    if (stored === undefined || !(await this.tokens.revoke(hash, actor.urn))) throw unknown();
  }

  private async requireListing(
    filters: NonNullable<ListAccessTokenInput['filters']>,
    { actor }: Editor,
  ): Promise<void> {
    const asksForOwn = filters.some((filter) => namesOwner(filter, actor.urn));
    await this.rights.requireListing(actor, asksForOwn);
  }
}

/**
 * Throws `FORBIDDEN` for service accounts: a token that a service account creates for itself would outlive its other
 * tokens.
 */
async function requirePerson({ urn }: Actor, entities: GraphqlContext['entities']): Promise<void> {
  if (await isServiceAccount(entities, urn)) throw forbidden('Service accounts may have no personal access tokens.');
}

function unknown(): DomainError {
  return new DomainError('NOT_FOUND', 'Access token no longer exists. It was revoked, has expired, or never existed.');
}
