import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { ApiError } from '../../api/api-error.js';
import { useLabels } from '../../api/labels.js';
import { EmptyState, Link, Spinner, Tabs, urnText } from '../../design/index.js';
import { useAddressQuery } from '../../shell/address.js';
import { Loaded } from '../../shell/loaded.js';
import { Page } from '../../shell/page.js';
import { texts } from '../../texts.js';
import { EntityHeader } from './entity-header.js';
import { type EntityTab, ENTITY_TABS } from './entity-tabs.js';
import { nameOf } from './facts.js';
import { urnsIn } from './json-values.js';
import { LabelsContext } from './labels-context.js';
import { type Aspects, useStoredEntity } from './stored-entity.js';
import { urnOfPath } from './urn-of-path.js';

const words = texts.entity;

/** An entity of any type: what it is, and its tabs. The address carries the urn and the tab. */
export function EntityPage(): ReactNode {
  const urn = urnOfPath(usePathname());
  const query = useStoredEntity(urn);
  const labels = useLabelsOf(urn, query.data);
  const tab = useSelectedTab();
  // The code of the tab is loaded beside the entity.
  useEffect(() => void tab?.Panel.preload().catch(() => undefined), [tab]);
  const name = labels.get(urn) ?? (query.data === undefined ? undefined : nameOf(query.data)) ?? urnText(urn);
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <Page title={name}>
        <EmptyState action={<Link to="/search">{words.toSearch}</Link>}>{words.absent(urn)}</EmptyState>
      </Page>
    );
  return (
    <LabelsContext value={labels}>
      <Page title={name}>
        <Loaded query={query}>
          {(aspects) => (
            <>
              <EntityHeader urn={urn} aspects={aspects} />
              <EntityTabs urn={urn} />
            </>
          )}
        </Loaded>
      </Page>
    </LabelsContext>
  );
}

function EntityTabs({ urn }: { readonly urn: string }): ReactNode {
  const [, setAddress] = useAddressQuery();
  const selected = useSelectedTab();
  return (
    <Tabs
      label={words.tabs}
      selected={selected?.id ?? ''}
      onSelect={(id) => setAddress(new URLSearchParams({ tab: id }))}
      tabs={ENTITY_TABS.map(({ id, title, Panel }) => ({
        id,
        title,
        panel: () => (
          <Suspense fallback={<Spinner />}>
            <Panel urn={urn} />
          </Suspense>
        ),
      }))}
    />
  );
}

function useSelectedTab(): EntityTab | undefined {
  const [address] = useAddressQuery();
  const wanted = address.get('tab');
  return ENTITY_TABS.find(({ id }) => id === wanted) ?? ENTITY_TABS[0];
}

/** The names of the entity and of those that its aspects mention. */
function useLabelsOf(urn: string, aspects: Aspects | undefined): ReadonlyMap<string, string> {
  const urns = useMemo(() => {
    const found = [...(aspects ?? new Map<string, never>())].flatMap(([, aspect]) => [
      ...urnsIn(aspect.value),
      ...urnsIn(aspect.systemMetadata?.aspectModified?.actor),
    ]);
    return aspects === undefined ? [] : [urn, ...found];
  }, [urn, aspects]);
  return useLabels(urns);
}
