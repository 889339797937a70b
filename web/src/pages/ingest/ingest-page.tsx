import { type ReactNode, useState } from 'react';
import { Card, CodeBlock, Link, Notice, Spinner, Tabs, wordsOf } from '../../design/index.js';
import { Page } from '../../shell/page.js';
import { texts } from '../../texts.js';
import type { Arrival } from './arrival.js';
import { type SnippetId, snippetsFor } from './snippets.js';
import { TokenCard } from './token-card.js';
import { useArrival } from './use-arrival.js';

const words = texts.ingest;

const SNIPPETS: readonly SnippetId[] = ['cli', 'python', 'curl'];

/** Three ways to send a first dataset, and the moment in which it arrives. */
export function IngestPage(): ReactNode {
  const [token, setToken] = useState<string>();
  const [selected, setSelected] = useState<SnippetId>('cli');
  const arrival = useArrival();
  const snippets = snippetsFor(window.location.origin, token);
  return (
    <Page title={words.title} intro={words.intro}>
      <TokenCard token={token} onToken={setToken} />
      <Card title={words.sendTitle}>
        <Tabs
          label={words.sendTitle}
          selected={selected}
          onSelect={setSelected}
          tabs={SNIPPETS.map((id) => ({
            id,
            title: words.snippets[id],
            panel: () => <CodeBlock code={snippets[id]} label={words.snippets[id]} />,
          }))}
        />
      </Card>
      <Card title={words.arrivalTitle}>
        <div aria-live="polite">
          {arrival === undefined ? <Spinner label={words.waiting} /> : <Arrived arrival={arrival} />}
        </div>
      </Card>
    </Page>
  );
}

function Arrived({ arrival: { urn, entityType } }: { readonly arrival: Arrival }): ReactNode {
  return (
    <Notice tone="good" action={<Link to={`/entity/${encodeURIComponent(urn)}`}>{words.open}</Link>}>
      {words.arrived(wordsOf(entityType))} <code>{urn}</code>
    </Notice>
  );
}
