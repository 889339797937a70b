import { DAY_MS } from '../../../foundation/common/durations.js';
import { incidentInfo } from '../../../model/index.js';
import { eveningBefore } from '../calendar.js';
import { type DemoIncident, INCIDENTS } from '../content/incidents.js';
import { tableNamed } from '../content/tables/all-tables.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { assertion, dataset, incident, user } from '../urns.js';

/** Hour of the evening at which incidents change. */
const HOUR = 23;

/** Open and resolved incidents of the last days. */
export function incidents(today: number): readonly DemoProposal[] {
  return Object.entries(INCIDENTS).map(([id, one]) => incidentOf(id, one, today));
}

function incidentOf(id: string, one: DemoIncident, today: number): DemoProposal {
  const { resolved, assignee } = one;
  const timeOf = (daysAgo: number): number => eveningBefore(today - daysAgo * DAY_MS, HOUR);
  const created = { time: timeOf(one.raised), actor: user(assignee) };
  const [message, day] = resolved ?? [];
  const lastUpdated = day === undefined ? created : { ...created, time: timeOf(day) };
  return proposal(incident(id), incidentInfo, {
    type: one.kind,
    title: one.title,
    description: one.about,
    entities: one.tables.map((name) => dataset(tableNamed(name))),
    priority: one.priority,
    assignees: [{ actor: user(assignee), assignedAt: created }],
    status: {
      state: resolved === undefined ? 'ACTIVE' : 'RESOLVED',
      stage: one.stage,
      ...(message !== undefined && { message }),
      lastUpdated,
    },
    source:
      one.assertion === undefined
        ? { type: 'MANUAL' }
        : { type: 'ASSERTION_FAILURE', sourceUrn: assertion(one.assertion) },
    startedAt: created.time,
    created,
  });
}
