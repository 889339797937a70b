import type { PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import { changeOf } from './change-of.js';
import { textAt } from './json-access.js';
import { invalid } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import { isVersionWritten, latestMark } from './version-set.js';

/**
 * A version set keeps its scheme, and its latest version is one of its own. A new latest version moves the marks on the
 * versions.
 */
export const VERSION_SET: WriteRule = {
  aspects: ['versionSetProperties'],
  async check(planned, context) {
    const { value, previous, proposal } = planned;
    if (value === undefined || isTrusted(proposal, context)) return;
    const scheme = textAt(previous?.value, 'versioningScheme');
    if (scheme !== undefined && scheme !== textAt(value, 'versioningScheme')) {
      throw invalid(planned, `versioningScheme of a version set cannot change; keep ${scheme}`);
    }
    const latest = textAt(value, 'latest') ?? '';
    if ((await setOf(context, latest)) !== proposal.urn) {
      throw invalid(planned, `latest ${latest} has no versionProperties of this version set; write them first`);
    }
  },
  sideEffects(planned, context) {
    const [before, after] = latestOf(planned);
    if (planned.value === undefined || isTrusted(planned.proposal, context) || before === after) return [];
    return [
      ...(after === undefined || isVersionWritten(context, after) ? [] : [latestMark(after, true, planned.proposal)]),
      ...(before === undefined || isVersionWritten(context, before)
        ? []
        : [latestMark(before, false, planned.proposal)]),
    ];
  },
};

function latestOf({ value, previous }: PlannedWrite): readonly [string | undefined, string | undefined] {
  return [textAt(previous?.value, 'latest'), textAt(value, 'latest')];
}

async function setOf(context: RuleContext, versionUrn: string): Promise<string | undefined> {
  const written = changeOf(context, versionUrn, 'versionProperties');
  const value = written?.value ?? (await context.read(versionUrn, 'versionProperties'))?.value;
  return textAt(value, 'versionSet');
}
