import { type ReactNode, useState } from 'react';
import { Button, Count, Link, Table } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { NameDialog } from '../name-dialog.js';
import { nameOf } from '../named.js';
import { SearchedList } from '../searched-list.js';
import { useAction } from '../use-action.js';
import { useUrlState } from '../url-state.js';
import { GroupDetails } from './group-details.js';
import { accessCreateGroupMutation, type AccessGroupsQuery, accessGroupsQuery } from './groups.generated.js';

const words = texts.access.groups;

type Group = NonNullable<AccessGroupsQuery['listGroups']>['groups'][number];

/** All groups, or one of them with its members. */
export function GroupsPage(): ReactNode {
  const urn = useUrlState().get('group');
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button look="primary" onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <AccessPage part="groups" intro={words.intro} aside={urn === '' && create}>
      {urn === '' ? <GroupList /> : <GroupDetails key={urn} urn={urn} />}
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </AccessPage>
  );
}

function GroupList(): ReactNode {
  return (
    <div className="card">
      <SearchedList
        operation={accessGroupsQuery}
        pageOf={({ listGroups: page }) => page && { total: page.total, rows: page.groups }}
        label={words.search}
        none={words.none}
      >
        {(groups) => <Groups groups={groups} />}
      </SearchedList>
    </div>
  );
}

function Groups({ groups }: { readonly groups: readonly Group[] }): ReactNode {
  return (
    <Table
      caption={texts.access.titles.groups}
      isCaptionHidden
      rows={groups}
      rowKey={({ urn }) => urn}
      columns={[
        {
          title: words.name,
          cell: (group) => (
            <Link to={`/access/groups?group=${encodeURIComponent(group.urn)}`}>
              <strong>{nameOf(group)}</strong>
            </Link>
          ),
        },
        { title: words.description, cell: ({ properties }) => properties?.description },
        { title: words.members, align: 'end', cell: ({ members }) => <Count value={members?.total ?? 0} /> },
      ]}
    />
  );
}

function CreateDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const create = useAction(accessCreateGroupMutation, {
    done: ({ name }) => words.created(name),
    refresh: ['accessGroups'],
  });
  return (
    <NameDialog
      title={words.create}
      text={words.createText}
      verb={words.create}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(name, description) => create.mutate({ name, description }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
