import type { ReactNode } from 'react';
import { countText, durationText, Notice } from '../../../design/index.js';
import { texts } from '../../../texts.js';
import type { Estimate } from './restore-calls.js';
import { isOfAllRows, type RestoreParameters } from './restore-form.js';

const words = texts.operations.restore;

/** Properties of `EstimateNotice`. */
export interface EstimateNoticeProps {
  readonly estimate: Estimate;
  readonly parameters: RestoreParameters;
}

/** Says what a restore would do, before it is started. */
export function EstimateNotice({ estimate, parameters }: EstimateNoticeProps): ReactNode {
  const { rows } = estimate;
  if (rows === 0) return <Notice tone="caution">{words.noRows}</Notice>;
  return (
    <Notice>
      <strong>
        {isOfAllRows(parameters) ? words.allRows(countText(rows)) : words.someRows(countText(rows), rows)}
      </strong>{' '}
      {timeText(estimate)} {words.meanwhile}
    </Notice>
  );
}

/** How long a restore takes, at the rate of the last one. */
export function timeText({ seconds, rowsPerSecond }: Estimate): string {
  if (seconds === undefined || rowsPerSecond === undefined) return words.noRate;
  return words.takes(durationText(Math.max(1, seconds) * 1000), countText(rowsPerSecond));
}
