import { type ReactNode, useState } from 'react';
import { useGraphql } from '../../../api/use-graphql.js';
import { Button, EmptyState, Pager, Table } from '../../../design/index.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { NameDialog } from '../name-dialog.js';
import { useAction } from '../use-action.js';
import { useUrlState } from '../url-state.js';
import { MakeTokenDialog } from './make-token-dialog.js';
import {
  accessCreateServiceAccountMutation,
  accessDeleteServiceAccountMutation,
  type AccessServiceAccountsQuery,
  accessServiceAccountsQuery,
} from './tokens.generated.js';

const words = texts.access.accounts;

const ROWS = 20;

type Account = AccessServiceAccountsQuery['listServiceAccounts']['serviceAccounts'][number];

interface Chosen {
  readonly account: Account;
  readonly action: 'make' | 'remove';
}

const nameOfAccount = ({ displayName, name }: Account): string => displayName ?? name;

/** Service accounts: users for programs, which cannot log in and act by tokens only. */
export function ServiceAccounts(): ReactNode {
  const url = useUrlState();
  const [chosen, setChosen] = useState<Chosen>();
  const [isCreating, setCreating] = useState(false);
  const { start } = url;
  const query = useGraphql(accessServiceAccountsQuery, { start, count: ROWS });
  return (
    <div className="card">
      <div className="row">
        <p className="quiet">{words.intro}</p>
        <Button onClick={() => setCreating(true)}>{words.create}</Button>
      </div>
      <Loaded query={query}>
        {({ listServiceAccounts: { serviceAccounts, total } }) => (
          <>
            {total === 0 ? (
              <EmptyState>{words.none}</EmptyState>
            ) : (
              <Accounts accounts={serviceAccounts} onChoose={setChosen} />
            )}
            <Pager start={start} count={ROWS} total={total} onChange={(next) => url.set({ start: String(next) })} />
          </>
        )}
      </Loaded>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
      {chosen !== undefined && <ChosenDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

interface AccountsProps {
  readonly accounts: readonly Account[];
  readonly onChoose: (chosen: Chosen) => void;
}

function Accounts({ accounts, onChoose }: AccountsProps): ReactNode {
  return (
    <Table
      caption={words.title}
      isCaptionHidden
      rows={accounts}
      rowKey={({ urn }) => urn}
      columns={[
        { title: texts.access.tokens.name, cell: (account) => <strong>{nameOfAccount(account)}</strong> },
        { title: texts.access.tokens.description, cell: ({ description }) => description },
        { title: words.urn, cell: ({ urn }) => <code>{urn}</code> },
        { title: texts.access.actions, cell: (account) => <AccountActions account={account} onChoose={onChoose} /> },
      ]}
    />
  );
}

function AccountActions({ account, onChoose }: Pick<AccountsProps, 'onChoose'> & Pick<Chosen, 'account'>): ReactNode {
  const name = nameOfAccount(account);
  return (
    <div className="row">
      <Button aria-label={words.makeFor(name)} onClick={() => onChoose({ account, action: 'make' })}>
        {texts.access.tokens.make}
      </Button>
      <Button look="danger" aria-label={words.removeOf(name)} onClick={() => onChoose({ account, action: 'remove' })}>
        {texts.access.remove}
      </Button>
    </div>
  );
}

function CreateDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const create = useAction(accessCreateServiceAccountMutation, {
    done: ({ displayName }) => words.created(displayName),
    refresh: ['accessServiceAccounts'],
  });
  return (
    <NameDialog
      title={words.create}
      text={words.createText}
      verb={words.create}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(displayName, description) => create.mutate({ displayName, description }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function ChosenDialog({ chosen, onClose }: { readonly chosen: Chosen; readonly onClose: () => void }): ReactNode {
  const { account, action } = chosen;
  const { urn } = account;
  const name = nameOfAccount(account);
  const remove = useAction(accessDeleteServiceAccountMutation, {
    done: () => words.removed(name),
    refresh: ['accessServiceAccounts', 'accessTokens'],
  });
  if (action === 'make') return <MakeTokenDialog actor={{ urn, name }} type="SERVICE_ACCOUNT" onClose={onClose} />;
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      verb={texts.access.remove}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ urn }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
