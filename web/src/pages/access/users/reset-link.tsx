import type { ReactNode } from 'react';
import { Button, Card, CodeBlock } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { useAction } from '../use-action.js';
import { accessResetLinkMutation } from './users.generated.js';

const words = texts.access.users;

/** Makes a link by which a user can choose a new password. */
export function ResetLink({ urn, name }: { readonly urn: string; readonly name: string }): ReactNode {
  const make = useAction(accessResetLinkMutation, { refresh: [] });
  const token = make.data?.createNativeUserResetToken?.resetToken;
  return (
    <Card title={words.reset}>
      <p>{words.resetText(name)}</p>
      {token !== undefined && (
        <CodeBlock
          label={words.resetLink}
          code={`${window.location.origin}/reset?reset_token=${encodeURIComponent(token)}`}
        />
      )}
      {make.error !== null && <ErrorNotice error={make.error} />}
      <div className="row">
        <Button isBusy={make.isPending} onClick={() => make.mutate({ userUrn: urn })}>
          {token === undefined ? words.resetMake : words.resetAgain}
        </Button>
      </div>
    </Card>
  );
}
