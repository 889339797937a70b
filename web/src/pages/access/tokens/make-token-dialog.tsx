import { type ReactNode, useState } from 'react';
import { Button, CodeBlock, Dialog, Notice, Select, TextInput, useUnsaved } from '../../../design/index.js';
import { DialogForm } from '../../../shell/dialog-form.js';
import { texts } from '../../../texts.js';
import { useAction } from '../use-action.js';
import { accessCreateTokenMutation, type AccessTokenDuration, type AccessTokenType } from './tokens.generated.js';

const words = texts.access.tokens;

/** Properties of `MakeTokenDialog`. */
export interface MakeTokenDialogProps {
  /** The user or service account as whom the token acts. */
  readonly actor: { readonly urn: string; readonly name: string };
  readonly type: AccessTokenType;
  readonly onClose: () => void;
}

/** Makes an access token, and shows its text, which cannot be read again. */
export function MakeTokenDialog({ actor, type, onClose }: MakeTokenDialogProps): ReactNode {
  const make = useAction(accessCreateTokenMutation, { refresh: ['accessTokens'] });
  const token = make.data?.createAccessToken?.accessToken;
  return (
    <Dialog title={token === undefined ? words.makeTitle(actor.name) : words.madeTitle} onClose={onClose}>
      {token === undefined ? (
        <TokenForm
          hint={words.makeText(actor.name)}
          isBusy={make.isPending}
          error={make.error}
          onSubmit={(form) => make.mutate({ ...form, type, actorUrn: actor.urn })}
        />
      ) : (
        <NewToken token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TokenValues {
  readonly name: string;
  readonly description: string;
  readonly duration: AccessTokenDuration;
}

interface TokenFormProps {
  readonly hint: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (values: TokenValues) => void;
}

function TokenForm({ hint, isBusy, error, onSubmit }: TokenFormProps): ReactNode {
  const [values, setValues] = useState<TokenValues>({ name: '', description: '', duration: 'ONE_MONTH' });
  return (
    <DialogForm
      verb={words.make}
      isChanged={values.name + values.description !== ''}
      isBusy={isBusy}
      error={error}
      onSubmit={() => onSubmit({ ...values, name: values.name.trim() })}
    >
      <p>{hint}</p>
      <TextInput
        label={words.name}
        hint={words.nameHint}
        required
        pattern=".*\S.*"
        value={values.name}
        onChange={(name) => setValues({ ...values, name })}
      />
      <TextInput
        label={words.description}
        value={values.description}
        onChange={(description) => setValues({ ...values, description })}
      />
      <Select
        label={words.duration}
        {...(values.duration === 'NO_EXPIRY' && { hint: words.noExpiryHint })}
        value={values.duration}
        options={words.durations}
        onChange={(duration) => setValues({ ...values, duration })}
      />
    </DialogForm>
  );
}

function NewToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }): ReactNode {
  useUnsaved(words.onceUnsaved);
  const command = `curl -H 'Authorization: Bearer ${token}' ${window.location.origin}/openapi/v1/entities/counts`;
  return (
    <div className="stack">
      <Notice tone="caution">{words.once}</Notice>
      <CodeBlock label={words.token} code={token} />
      <details>
        <summary>{words.use}</summary>
        <CodeBlock label={words.command} code={command} />
      </details>
      <div className="row">
        <Button look="primary" onClick={onClose}>
          {words.stored}
        </Button>
      </div>
    </div>
  );
}
