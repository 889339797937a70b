import type { ReactNode } from 'react';
import type { Warning } from '../../api/figures.js';
import { Notice } from '../../design/index.js';
import { texts } from '../../texts.js';

/** What an operator should change, each with the next step; nothing without warnings. */
export function WarningsCard({ warnings }: { readonly warnings: readonly Warning[] }): ReactNode {
  if (warnings.length === 0) return null;
  return (
    <section className="overview-warnings" aria-label={texts.overview.warnings}>
      {warnings.map(({ code, text, nextStep }) => (
        <Notice key={code + text} tone="caution">
          <strong>{text}</strong> {nextStep}
        </Notice>
      ))}
    </section>
  );
}
