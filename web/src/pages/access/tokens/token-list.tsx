import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Badge, Button, EmptyState, Pager, Table, Time } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { shortUrn } from '../named.js';
import { useAction } from '../use-action.js';
import { useUrlState } from '../url-state.js';
import { type AccessTokensQuery, accessRevokeTokenMutation, accessTokensQuery } from './tokens.generated.js';

const words = texts.access.tokens;

const ROWS = 20;

type Token = AccessTokensQuery['listAccessTokens']['tokens'][number];

/** Properties of `TokenList`. */
export interface TokenListProps {
  /** Urn of the user who created the tokens; those of everybody if absent. */
  readonly owner?: string;
  /** What is shown if there are none. */
  readonly none: string;
  /** Whether the list says who created each token. */
  readonly hasOwners?: boolean;
}

/** Access tokens with a button that revokes each. */
export function TokenList({ owner, none, hasOwners = false }: TokenListProps): ReactNode {
  const url = useUrlState();
  const [revoked, setRevoked] = useState<Token>();
  const { start } = url;
  const filters = owner === undefined ? [] : [{ field: 'ownerUrn', values: [owner] }];
  const query = useGraphql(accessTokensQuery, { start, count: ROWS, filters }, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query}>
      {({ listAccessTokens: { tokens, total } }) => (
        <div className="card">
          {total === 0 ? (
            <EmptyState>{none}</EmptyState>
          ) : (
            <Tokens tokens={tokens} now={query.dataUpdatedAt} hasOwners={hasOwners} onRevoke={setRevoked} />
          )}
          <Pager start={start} count={ROWS} total={total} onChange={(next) => url.set({ start: String(next) })} />
          {revoked !== undefined && <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />}
        </div>
      )}
    </Loaded>
  );
}

interface TokensProps {
  readonly tokens: readonly Token[];
  /** When the tokens were loaded, in milliseconds since 1970. */
  readonly now: number;
  readonly hasOwners: boolean;
  readonly onRevoke: (token: Token) => void;
}

function Tokens({ tokens, now, hasOwners, onRevoke }: TokensProps): ReactNode {
  return (
    <Table
      caption={texts.access.titles.tokens}
      isCaptionHidden
      rows={tokens}
      rowKey={({ id }) => id}
      columns={[
        { title: words.name, cell: (token) => <TokenName token={token} /> },
        ...(hasOwners ? [{ title: words.owner, cell: ({ ownerUrn }: Token) => shortUrn(ownerUrn) }] : []),
        { title: words.actsAs, cell: ({ actorUrn }) => shortUrn(actorUrn) },
        { title: words.created, cell: ({ createdAt }) => <Time time={createdAt} look="relative" /> },
        { title: words.expires, cell: ({ expiresAt }) => <Expiry time={expiresAt} now={now} /> },
        {
          title: texts.access.actions,
          cell: (token) => (
            <Button look="danger" aria-label={words.revokeOf(token.name)} onClick={() => onRevoke(token)}>
              {words.revoke}
            </Button>
          ),
        },
      ]}
    />
  );
}

function TokenName({ token: { name, description } }: { readonly token: Token }): ReactNode {
  return (
    <>
      <strong>{name}</strong>
      {description !== null && description !== '' && <div className="quiet">{description}</div>}
    </>
  );
}

function Expiry({ time, now }: { readonly time: number | null; readonly now: number }): ReactNode {
  if (time === null) return <Badge tone="caution">{words.never}</Badge>;
  return time < now ? <Badge tone="alert">{words.expired}</Badge> : <Time time={time} look="relative" />;
}

function RevokeDialog({ token, onClose }: { readonly token: Token; readonly onClose: () => void }): ReactNode {
  const { name, id } = token;
  const revoke = useAction(accessRevokeTokenMutation, { done: () => words.revoked(name), refresh: ['accessTokens'] });
  return (
    <ConfirmDialog
      title={words.revokeTitle(name)}
      verb={words.revoke}
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ tokenId: id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {words.revokeText(shortUrn(token.actorUrn))}
    </ConfirmDialog>
  );
}
