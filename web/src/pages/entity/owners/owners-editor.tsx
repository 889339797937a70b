import { type ReactNode, useState } from 'react';
import { graphql } from '../../../api/requests.js';
import { Select, typeOfUrn } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import type { OwnerFact } from '../facts.js';
import { LabelRow } from '../label-row.js';
import { LabelSearch } from '../label-search.js';
import { useLabelEdit } from '../use-label-edit.js';
import { addOwnerMutation, removeOwnerMutation } from './owners.generated.js';
import { type OwnershipTypeOption, typeOptions, useOwnershipTypeName, useOwnershipTypes } from './ownership-types.js';

const words = texts.entity.owners;

/** Properties of `OwnersEditor`. */
export interface OwnersEditorProps {
  /** Urn of the entity. */
  readonly urn: string;
  readonly owners: readonly OwnerFact[];
}

interface Change {
  readonly isAddition: boolean;
  readonly owner: OwnerFact;
  /** What the change does, once it is done. */
  readonly outcome: string;
}

/** Adds owners to an entity and removes them, each at once. */
export function OwnersEditor({ urn, owners }: OwnersEditorProps): ReactNode {
  const types = useOwnershipTypes();
  const { host, edit } = useLabelEdit(urn, ({ isAddition, owner }: Change) => save(urn, isAddition, owner));
  return (
    <div className="stack" ref={host}>
      {owners.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="entity-tags">
        {owners.map((owner) => (
          <OwnerRow
            key={owner.urn + owner.type}
            owner={owner}
            isBusy={edit.isPending}
            onRemove={(outcome) => edit.mutate({ isAddition: false, owner, outcome })}
          />
        ))}
      </ul>
      <p role="status">{edit.isSuccess && edit.variables.outcome}</p>
      <Loaded query={types}>
        {(data) => (
          <NewOwner
            options={typeOptions(data)}
            owners={owners}
            isBusy={edit.isPending}
            onAdd={(owner, outcome) => edit.mutate({ isAddition: true, owner, outcome })}
          />
        )}
      </Loaded>
      {edit.error !== null && <ErrorNotice error={edit.error} />}
    </div>
  );
}

function save(resourceUrn: string, isAddition: boolean, { urn: ownerUrn, type }: OwnerFact): Promise<unknown> {
  const input = { resourceUrn, ownerUrn, ownershipTypeUrn: type };
  if (!isAddition) return graphql(removeOwnerMutation, { input });
  const ownerEntityType = typeOfUrn(ownerUrn) === 'corpGroup' ? 'CORP_GROUP' : 'CORP_USER';
  return graphql(addOwnerMutation, { input: { ...input, ownerEntityType } });
}

interface OwnerRowProps {
  readonly owner: OwnerFact;
  readonly isBusy: boolean;
  readonly onRemove: (outcome: string) => void;
}

function OwnerRow({ owner: { urn, type }, isBusy, onRemove }: OwnerRowProps): ReactNode {
  const typeName = useOwnershipTypeName(type);
  return (
    <LabelRow
      label={urn}
      note={typeName}
      removal={(name) => words.remove(name, typeName)}
      isBusy={isBusy}
      onRemove={(name) => onRemove(words.removed(name, typeName))}
    />
  );
}

interface NewOwnerProps {
  readonly options: readonly OwnershipTypeOption[];
  readonly owners: readonly OwnerFact[];
  readonly isBusy: boolean;
  readonly onAdd: (owner: OwnerFact, outcome: string) => void;
}

function NewOwner({ options, owners, isBusy, onAdd }: NewOwnerProps): ReactNode {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const type = options.find(({ value }) => value === chosen) ?? options[0];
  if (type === undefined) return <p className="quiet">{words.noTypes}</p>;
  return (
    <>
      <Select label={words.type} value={type.value} options={options} onChange={setChosen} />
      <LabelSearch
        words={{ ...words, add: (name) => words.add(name, type.label) }}
        types={['CORP_USER', 'CORP_GROUP']}
        text={text}
        onText={setText}
        without={owners.filter((owner) => owner.type === type.value).map(({ urn }) => urn)}
        isBusy={isBusy}
        onAdd={(urn, name) => onAdd({ urn, type: type.value }, words.added(name, type.label))}
      />
    </>
  );
}
