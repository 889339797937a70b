import { type SubmitEvent, type ReactNode, useMemo } from 'react';
import { Button, Card, Select } from '../../../design/index.js';
import { useDraft } from '../../../shell/use-draft.js';
import { texts } from '../../../texts.js';
import { EntityInput } from '../entity-input.js';
import { userUrn } from '../named.js';
import type { PrivilegeNames } from '../policies/privilege-names.js';
import { usePrivilegeNames } from '../policies/use-privilege-names.js';

const words = texts.access.check;

/** Whether a user holds a privilege, on an entity or, if `urn` is empty, in general. */
export interface Question {
  readonly actor: string;
  readonly privilege: string;
  readonly urn: string;
}

/** Properties of `CheckForm`. */
export interface CheckFormProps {
  readonly question: Question;
  readonly isBusy: boolean;
  readonly onAsk: (question: Question) => void;
}

/** The form of the question "May X do Y on Z?". */
export function CheckForm({ question, isBusy, onAsk }: CheckFormProps): ReactNode {
  const [values, setValues] = useDraft(question);
  const names = usePrivilegeNames();
  const options = useMemo(() => [{ value: '', label: words.choose }, ...optionsOf(names)], [names]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onAsk({ ...values, actor: userUrn(values.actor), urn: values.urn.trim() });
  };
  return (
    <Card title={words.title}>
      <form className="stack" onSubmit={submit}>
        <div className="grid">
          <EntityInput
            label={words.actor}
            hint={texts.access.userHint}
            types={['CORP_USER']}
            required
            value={values.actor}
            onChange={(actor) => setValues({ ...values, actor })}
          />
          <Select
            label={words.privilege}
            required
            value={values.privilege}
            options={options}
            onChange={(privilege) => setValues({ ...values, privilege })}
          />
          <EntityInput
            label={words.urn}
            hint={words.urnHint}
            value={values.urn}
            onChange={(urn) => setValues({ ...values, urn })}
          />
        </div>
        <div className="row">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {words.ask}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function optionsOf({ labels }: PrivilegeNames): readonly { readonly value: string; readonly label: string }[] {
  return [...labels]
    .map(([value, name]) => ({ value, label: `${name} (${value})` }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
