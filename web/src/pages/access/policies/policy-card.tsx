import { type ReactNode, useState } from 'react';
import { Badge, Button, Card } from '../../../design/index.js';
import { ErrorNotice } from '../../../shell/error-notice.js';
import { texts } from '../../../texts.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { useAction } from '../use-action.js';
import { type AccessPolicyFragment, accessUpdatePolicyMutation } from './policies.generated.js';
import { withState } from './policy-input.js';
import { policySentence } from './policy-sentence.js';
import { shapeOf } from './policy-shape.js';
import type { PrivilegeNames } from './privilege-names.js';

const words = texts.access.policies;

/** Properties of `PolicyCard`. */
export interface PolicyCardProps {
  readonly policy: AccessPolicyFragment;
  readonly names: PrivilegeNames;
}

/** A policy as a sentence, with its details and a switch. */
export function PolicyCard({ policy, names }: PolicyCardProps): ReactNode {
  const { name, state } = policy;
  const isOn = state === 'ACTIVE';
  return (
    <Card title={name} aside={<Badge tone={isOn ? 'good' : 'neutral'}>{words.states[state]}</Badge>}>
      <p className="access-sentence">{policySentence(shapeOf(policy), names)}</p>
      <details>
        <summary>{words.details(policy.privileges.length)}</summary>
        <Details policy={policy} names={names} />
      </details>
      {policy.editable ? <Switch policy={policy} /> : <p className="quiet">{words.fixed}</p>}
    </Card>
  );
}

function Details({ policy, names }: PolicyCardProps): ReactNode {
  const { urn, description, privileges, type } = policy;
  return (
    <div className="stack access-details">
      {description !== null && description !== '' && <p>{description}</p>}
      <p>
        {words.types[type]} <code>{urn}</code>
      </p>
      <ul className="access-privileges">
        {privileges.map((privilege) => (
          <li key={privilege}>
            {names.labels.get(privilege) ?? privilege} <code>{privilege}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Switch({ policy }: { readonly policy: AccessPolicyFragment }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { urn, name, state } = policy;
  const isOn = state === 'ACTIVE';
  const update = useAction(accessUpdatePolicyMutation, {
    done: ({ input }) => (input.state === 'ACTIVE' ? words.switchedOn(name) : words.switchedOff(name)),
    refresh: ['accessPolicies'],
  });
  const apply = (): void =>
    update.mutate(
      { urn, input: withState(policy, isOn ? 'INACTIVE' : 'ACTIVE') },
      { onSuccess: () => setAsking(false) },
    );
  return (
    <div className="row">
      <Button
        isBusy={update.isPending}
        aria-label={isOn ? words.switchOffOf(name) : words.switchOnOf(name)}
        onClick={() => setAsking(true)}
      >
        {isOn ? words.switchOff : words.switchOn}
      </Button>
      {update.error !== null && !isAsking && <ErrorNotice error={update.error} />}
      {isAsking && (
        <ConfirmDialog
          title={isOn ? words.switchOffTitle(name) : words.switchOnTitle(name)}
          verb={isOn ? words.switchOff : words.switchOn}
          look={isOn ? 'danger' : 'primary'}
          isBusy={update.isPending}
          error={update.error}
          onConfirm={apply}
          onClose={() => setAsking(false)}
        >
          {isOn ? words.switchOffText : words.switchOnText}
        </ConfirmDialog>
      )}
    </div>
  );
}
