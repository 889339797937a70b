import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { json } from '../../../api/requests.js';
import { Loaded } from '../../../shell/loaded.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { useUrlState } from '../url-state.js';
import { CheckForm } from './check-form.js';
import { type Decision, DecisionCard } from './decision-card.js';

/** Answers whether a user may do something, and why. The address holds the question. */
export function CheckPage(): ReactNode {
  const { get, set } = useUrlState();
  const question = { actor: get('actor'), privilege: get('privilege'), urn: get('urn') };
  const { actor, privilege, urn } = question;
  const isAsked = actor !== '' && privilege !== '';
  const query = useQuery({
    queryKey: ['decision', question],
    queryFn: ({ signal }) =>
      json<Decision>('/openapi/v1/console/decision', {
        query: { actor, privilege, urn: urn === '' ? undefined : urn },
        signal,
      }),
    enabled: isAsked,
    retry: false,
  });
  const ask = (next: typeof question): void => {
    set(next);
    // The same question again: policies may have changed since.
    if (isAsked) void query.refetch();
  };
  return (
    <AccessPage part="check" intro={texts.access.check.intro}>
      <CheckForm question={question} isBusy={query.isFetching} onAsk={ask} />
      {isAsked && (
        <Loaded query={query}>{(decision) => <DecisionCard decision={decision} question={question} />}</Loaded>
      )}
    </AccessPage>
  );
}
