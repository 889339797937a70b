import { type ReactNode, useState } from 'react';
import { useAddressQuery } from '../../../shell/address.js';
import { SECTIONS } from '../sections.js';
import { SectionPage } from '../section-page.js';
import { CreateDialog } from './create-dialog.js';
import { type Secret, SecretCard } from './secret-card.js';
import { WebhookDetails } from './webhook-details.js';
import { WebhookList } from './webhook-list.js';

/** The webhooks: their state and deliveries, and what can be done with them. The address names the open one. */
export function WebhooksPage(): ReactNode {
  const [query, setQuery] = useAddressQuery();
  const [secret, setSecret] = useState<Secret>();
  const urn = query.get('webhook');
  const open = (chosen: string | undefined): void => {
    const { webhook: _, create: __, edit: ___, ...rest } = Object.fromEntries(query);
    setQuery({ ...rest, ...(chosen !== undefined && { webhook: chosen }) });
    window.scrollTo({ top: 0 });
  };
  const edit = (isEditing: boolean): void => {
    const { edit: _, ...rest } = Object.fromEntries(query);
    setQuery({ ...rest, ...(isEditing && { edit: 'yes' }) });
    window.scrollTo({ top: 0 });
  };
  const created = (made: Secret & { readonly urn: string }): void => {
    setSecret(made);
    open(made.urn);
  };
  return (
    <SectionPage section={SECTIONS.webhooks}>
      {secret !== undefined && <SecretCard secret={secret} onClose={() => setSecret(undefined)} />}
      {urn !== null ? (
        <WebhookDetails
          key={urn}
          urn={urn}
          isEditing={query.has('edit')}
          onEdit={edit}
          onClose={() => open(undefined)}
          onSecret={setSecret}
        />
      ) : (
        <WebhookList onOpen={open} />
      )}
      {urn === null && query.has('create') && <CreateDialog onCreated={created} onClose={() => open(undefined)} />}
    </SectionPage>
  );
}
