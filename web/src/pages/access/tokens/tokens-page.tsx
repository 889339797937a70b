import { type ReactNode, useState } from 'react';
import { useSession } from '../../../api/session-context.js';
import { Button, Tabs } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { AccessPage } from '../access-page.js';
import { useUrlState } from '../url-state.js';
import { AllTokens } from './all-tokens.js';
import { MakeTokenDialog } from './make-token-dialog.js';
import { ServiceAccounts } from './service-accounts.js';
import { TokenList } from './token-list.js';

const words = texts.access.tokens;

type TabId = keyof typeof words.tabs;

/** The access tokens of the user, of everybody, and service accounts, as far as the user may manage them. */
export function TokensPage(): ReactNode {
  const { urn, name, platformPrivileges } = useSession();
  const url = useUrlState();
  const [isMaking, setMaking] = useState(false);
  const { generatePersonalAccessTokens, manageTokens, manageServiceAccounts } = platformPrivileges;
  const mayMake = generatePersonalAccessTokens || manageTokens;
  const tabs = [
    ...(mayMake ? [{ id: 'mine' as const, panel: () => <TokenList owner={urn} none={words.none} /> }] : []),
    ...(manageTokens ? [{ id: 'all' as const, panel: () => <AllTokens /> }] : []),
    ...(manageServiceAccounts ? [{ id: 'accounts' as const, panel: () => <ServiceAccounts /> }] : []),
  ].map((tab) => ({ ...tab, title: words.tabs[tab.id] }));
  const selected = tabs.find(({ id }) => id === url.get('tab'))?.id ?? tabs[0]?.id ?? 'mine';
  const make = mayMake && (
    <Button look="primary" onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <AccessPage part="tokens" intro={words.intro} aside={make}>
      <Tabs<TabId>
        label={texts.access.titles.tokens}
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => url.set({ tab, start: '', owner: '' })}
      />
      {isMaking && <MakeTokenDialog actor={{ urn, name }} type="PERSONAL" onClose={() => setMaking(false)} />}
    </AccessPage>
  );
}
