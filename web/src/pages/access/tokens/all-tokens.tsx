import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../design/index.js';
import { useDraft } from '../../../shell/use-draft.js';
import { texts } from '../../../texts.js';
import { EntityInput } from '../entity-input.js';
import { shortUrn, userUrn } from '../named.js';
import { useUrlState } from '../url-state.js';
import { TokenList } from './token-list.js';

const words = texts.access.tokens;

/** The tokens of everybody, or of one user, whom the address names. */
export function AllTokens(): ReactNode {
  const url = useUrlState();
  const owner = url.get('owner');
  const show = (chosen: string): void => url.set({ owner: userUrn(chosen), start: '' });
  return (
    <div className="stack">
      <OwnerForm owner={owner} onShow={show} />
      {owner === '' ? (
        <TokenList none={words.noneAtAll} hasOwners />
      ) : (
        <TokenList owner={owner} none={words.noneOf(shortUrn(owner))} hasOwners />
      )}
    </div>
  );
}

interface OwnerFormProps {
  readonly owner: string;
  readonly onShow: (owner: string) => void;
}

function OwnerForm({ owner, onShow }: OwnerFormProps): ReactNode {
  const [value, setValue] = useDraft(owner);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onShow(value);
  };
  return (
    <div className="card">
      <form className="access-inline" onSubmit={submit}>
        <EntityInput
          label={words.owner}
          hint={words.ownerHint}
          types={['CORP_USER']}
          value={value}
          onChange={setValue}
        />
        <Button type="submit">{words.show}</Button>
        {owner !== '' && <Button onClick={() => onShow('')}>{words.ofEverybody}</Button>}
      </form>
    </div>
  );
}
