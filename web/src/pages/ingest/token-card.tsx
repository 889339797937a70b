import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { graphql } from '../../api/requests.js';
import { useSession } from '../../api/session-context.js';
import { Button, Card, CodeBlock, Notice } from '../../design/index.js';
import { texts } from '../../texts.js';
import { createIngestTokenMutation } from './ingest.generated.js';

const words = texts.ingest;

/** Properties of `TokenCard`. */
export interface TokenCardProps {
  readonly token: string | undefined;
  readonly onToken: (token: string) => void;
}

/** Makes the token that the snippets use, and shows it once. */
export function TokenCard({ token, onToken }: TokenCardProps): ReactNode {
  const { urn, platformPrivileges, features } = useSession();
  const mayMake =
    features.hasTokens && (platformPrivileges.generatePersonalAccessTokens || platformPrivileges.manageTokens);
  const make = useMutation({
    mutationFn: async () => {
      const input = { actorUrn: urn, name: words.tokenName, description: words.tokenDescription };
      return (await graphql(createIngestTokenMutation, input)).createAccessToken?.accessToken;
    },
    onSuccess: (made) => {
      if (made !== undefined) onToken(made);
    },
  });
  return (
    <Card title={words.tokenTitle}>
      {token !== undefined ? (
        <>
          <p>{words.tokenMade}</p>
          <CodeBlock code={token} label={words.token} />
        </>
      ) : mayMake ? (
        <>
          <p className="quiet">{words.tokenHint}</p>
          <div className="row">
            <Button look="primary" isBusy={make.isPending} onClick={() => make.mutate()}>
              {words.makeToken}
            </Button>
          </div>
        </>
      ) : (
        <Notice>{words.noToken}</Notice>
      )}
    </Card>
  );
}
