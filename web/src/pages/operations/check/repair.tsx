import type { ReactNode } from 'react';
import { Card, countText, Notice, wordsOf } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import { Facts } from '../facts.js';
import type { CheckResult } from './check-calls.js';

const words = texts.operations.check;

/** What a repair did. */
export function RepairedCard({ result }: { readonly result: CheckResult }): ReactNode {
  const numbers = Object.entries(result.repaired ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [[wordsOf(name), countText(value)] as const] : [],
  );
  return (
    <Card title={words.repairedTitle}>
      <Notice tone="good">{words.repaired}</Notice>
      <Facts facts={numbers} />
    </Card>
  );
}
