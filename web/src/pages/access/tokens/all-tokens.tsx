import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../../design/index.js';
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
    <>
      <OwnerForm key={owner} owner={owner} onShow={show} />
      {owner === '' ? (
        <TokenList none={words.noneAtAll} hasOwners />
      ) : (
        <TokenList owner={owner} none={words.noneOf(shortUrn(owner))} hasOwners />
      )}
    </>
  );
}

interface OwnerFormProps {
  readonly owner: string;
  readonly onShow: (owner: string) => void;
}

function OwnerForm({ owner, onShow }: OwnerFormProps): ReactNode {
  const [value, setValue] = useState(owner);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onShow(value);
  };
  return (
    <form className="card access-owner" onSubmit={submit}>
      <EntityInput label={words.owner} hint={words.ownerHint} types={['CORP_USER']} value={value} onChange={setValue} />
      <div className="row">
        <Button type="submit">{words.show}</Button>
        {owner !== '' && <Button onClick={() => onShow('')}>{words.ofEverybody}</Button>}
      </div>
    </form>
  );
}
