import type { Privilege } from '../privileges.js';
import { applicability, type Question, type Subject } from './policy-evaluation.js';
import { outcomeText, policyText } from './policy-text.js';
import type { Policy } from './policy.js';

/** A policy that grants the privilege in question, with the result of its evaluation. */
export interface JudgedPolicy {
  readonly urn: string;
  /** Display name. */
  readonly name: string;
  /** Whether it applies to the actor and the resource. */
  readonly matches: boolean;
  /** Whom and what the policy is for, and how the actor and the resource compare, as a part of a sentence. */
  readonly reason: string;
}

/** Whether an actor holds a privilege, and why. */
export interface Decision {
  readonly isAllowed: boolean;
  /** The reason in one sentence. */
  readonly because: string;
  /** The active policies that grant the privilege, those that apply first. */
  readonly policies: readonly JudgedPolicy[];
}

/** The decision for an actor who needs no policy. */
export function unlimited(because: string): Decision {
  return { isAllowed: true, because, policies: [] };
}

/** The decision about a privilege that all users have on their own user entity. */
export function ownUser(privilege: Privilege, judged: readonly JudgedPolicy[]): Decision {
  return { ...decisionOf(privilege, judged), isAllowed: true, because: `All users have ${privilege} on themselves.` };
}

/** The decision that follows from the policies that grant a privilege. */
export function decisionOf(privilege: Privilege, judged: readonly JudgedPolicy[]): Decision {
  const matching = judged.filter(({ matches }) => matches);
  const policies = [...matching, ...judged.filter(({ matches }) => !matches)];
  const [first] = matching;
  if (first !== undefined) return { isAllowed: true, because: `The policy "${first.name}" ${first.reason}.`, policies };
  return { isAllowed: false, because: refusalText(privilege, judged), policies };
}

/** Evaluates a policy, and explains the result. */
export function judgedPolicy(policy: Policy, privilege: Privilege, subject: Subject, question: Question): JudgedPolicy {
  const { urn, name } = policy;
  const found = applicability(policy, subject, question);
  const reason = `grants ${privilege} ${policyText(policy)}; ${outcomeText(found, policy, subject, question)}`;
  return { urn, name, matches: found === 'APPLIES', reason };
}

function refusalText(privilege: Privilege, [first, ...others]: readonly JudgedPolicy[]): string {
  if (first === undefined) return `No active policy grants ${privilege}.`;
  if (others.length === 0) return `The only policy that grants it does not apply: "${first.name}" ${first.reason}.`;
  return `None of the ${String(others.length + 1)} policies that grant ${privilege} applies.`;
}
