import { namesSubject, type Subject } from './policy-evaluation.js';
import type { PolicyActors } from './policy.js';

/** The actors named by any of several policies. */
export class ActorUnion implements PolicyActors {
  readonly users = new Set<string>();
  readonly groups = new Set<string>();
  readonly roles = new Set<string>();
  readonly ownershipTypes = undefined;
  allUsers = false;
  allGroups = false;
  resourceOwners = false;

  /** Adds the actors of one more policy. */
  add(actors: PolicyActors): void {
    for (const user of actors.users) this.users.add(user);
    for (const group of actors.groups) this.groups.add(group);
    for (const role of actors.roles) this.roles.add(role);
    this.allUsers ||= actors.allUsers;
    this.allGroups ||= actors.allGroups;
    this.resourceOwners ||= actors.resourceOwners;
  }

  /** Whether a policy names the subject by user, group or role. */
  names(subject: Subject): boolean {
    return namesSubject(this, subject);
  }

  /** Whether a policy may apply to the subject: it names the subject, or applies to owners of the resource. */
  mayConcern(subject: Subject): boolean {
    return this.resourceOwners || this.names(subject);
  }
}
