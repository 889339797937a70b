import { type SubmitEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { EntityInput } from '../entity-input.js';
import { shortUrn, userUrn } from '../named.js';
import { requireStored } from '../require-stored.js';
import { useAction } from '../use-action.js';
import { accessAddMembersMutation } from './groups.generated.js';

const words = texts.access.groups;

/** Adds a user to a group. */
export function AddMember({ group }: { readonly group: { readonly urn: string; readonly name: string } }): ReactNode {
  const [user, setUser] = useState('');
  const add = useAction(accessAddMembersMutation, {
    before: () => requireStored(userUrn(user)),
    done: () => words.added(shortUrn(userUrn(user)), group.name),
    refresh: ['accessGroup', 'accessGroups'],
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    add.mutate({ groupUrn: group.urn, userUrns: [userUrn(user)] }, { onSuccess: () => setUser('') });
  };
  return (
    <form className="access-inline" onSubmit={submit}>
      <EntityInput
        label={words.newMember}
        hint={texts.access.userHint}
        types={['CORP_USER']}
        required
        value={user}
        onChange={setUser}
      />
      <Button type="submit" isBusy={add.isPending}>
        {words.add}
      </Button>
      {add.error !== null && <ErrorNotice error={add.error} />}
    </form>
  );
}
