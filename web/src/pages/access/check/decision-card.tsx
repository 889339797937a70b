import type { ReactNode } from 'react';
import { Badge, Card, EmptyState, Notice, Table } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { shortUrn } from '../named.js';
import { usePrivilegeNames } from '../policies/use-privilege-names.js';
import type { Question } from './check-form.js';

const words = texts.access.check;

/** The response of `/openapi/v1/console/decision`. */
export interface Decision {
  readonly isAllowed: boolean;
  readonly because: string;
  /** Matching policies first. */
  readonly policies: readonly {
    readonly urn: string;
    readonly name: string;
    readonly matches: boolean;
    readonly reason: string;
  }[];
}

/** Properties of `DecisionCard`. */
export interface DecisionCardProps {
  readonly decision: Decision;
  readonly question: Question;
}

/** The answer to a question, with its reason and the policies that were considered. */
export function DecisionCard({ decision, question }: DecisionCardProps): ReactNode {
  const { isAllowed, because, policies } = decision;
  const { labels } = usePrivilegeNames();
  const { actor, privilege, urn } = question;
  const asked = words.asked(
    shortUrn(actor),
    labels.get(privilege) ?? privilege,
    urn === '' ? undefined : shortUrn(urn),
  );
  return (
    <Card title={asked} aside={<Badge tone={isAllowed ? 'good' : 'alert'}>{isAllowed ? words.yes : words.no}</Badge>}>
      <Notice tone={isAllowed ? 'good' : 'caution'}>{because}</Notice>
      {policies.length === 0 ? (
        <EmptyState>{words.noPolicies}</EmptyState>
      ) : (
        <Table
          caption={words.considered}
          rows={policies}
          rowKey={(policy) => policy.urn}
          columns={[
            { title: words.policy, cell: ({ name }) => name },
            { title: words.applies, cell: ({ matches }) => <Applies matches={matches} /> },
            { title: words.reason, cell: ({ reason }) => reason },
          ]}
        />
      )}
    </Card>
  );
}

function Applies({ matches }: { readonly matches: boolean }): ReactNode {
  return <Badge tone={matches ? 'good' : 'neutral'}>{matches ? words.yes : words.no}</Badge>;
}
