import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Badge, Button, Checkbox, TextInput } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { EntityTypeField } from '../entity-type-field.js';
import { ANY_TYPE, type CheckRequest, checksOf, type ConsistencyCheck } from './consistency-calls.js';

const words = texts.operations.consistency;

/** Properties of `ChecksForm`. */
export interface ChecksFormProps {
  readonly checks: readonly ConsistencyCheck[];
  /** Ids of checks are separated by commas. */
  readonly first: { readonly entityType: string; readonly checkIds: string };
  readonly isRunning: boolean;
  readonly onRun: (request: CheckRequest) => void;
}

/** The entity type to check, and the checks to run on it. */
export function ChecksForm({ checks, first, isRunning, onRun }: ChecksFormProps): ReactNode {
  const [entityType, setEntityType] = useState(first.entityType);
  const [chosen, setChosen] = useState<readonly string[]>(first.checkIds.split(',').filter((id) => id !== ''));
  const [grace, setGrace] = useState('');
  const [includeSoftDeleted, setSoftDeleted] = useState(false);
  const offered = checksOf(checks, entityType.trim());
  const checkIds = offered.map(({ id }) => id).filter((id) => chosen.includes(id));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isRunning || checkIds.length === 0) return;
    const gracePeriodSeconds = grace === '' ? undefined : Number(grace);
    onRun({ entityType: entityType.trim(), checkIds, gracePeriodSeconds, includeSoftDeleted });
  };
  const toggle = (id: string, isOn: boolean): void =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <form className="stack" onSubmit={submit}>
      <div className="grid">
        <EntityTypeField isRequired hint={words.typeHint} value={entityType} onChange={setEntityType} />
        <TextInput {...words.grace} type="number" min={0} value={grace} onChange={setGrace} />
      </div>
      <fieldset className="operations-fields">
        <legend>{words.checks}</legend>
        {offered.map((check) => (
          <Checkbox
            key={check.id}
            label={<CheckLabel check={check} />}
            isChecked={chosen.includes(check.id)}
            onChange={(isOn) => toggle(check.id, isOn)}
          />
        ))}
      </fieldset>
      <Checkbox label={words.softDeleted} isChecked={includeSoftDeleted} onChange={setSoftDeleted} />
      <div className="row">
        <Button type="submit" look="primary" disabled={checkIds.length === 0} isBusy={isRunning}>
          {words.run}
        </Button>
        {checkIds.length === 0 && <span className="quiet">{words.chooseFirst}</span>}
      </div>
    </form>
  );
}

function CheckLabel({ check: { name, description, entityType } }: { readonly check: ConsistencyCheck }): ReactNode {
  return (
    <>
      <strong>{name}</strong> {entityType !== ANY_TYPE && <Badge>{entityType}</Badge>}
      <br />
      <span className="quiet">{description}</span>
    </>
  );
}
