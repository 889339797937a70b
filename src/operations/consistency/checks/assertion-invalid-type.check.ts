import type { FixType } from '../consistency-issue.js';
import { InvalidEnumCheck } from './invalid-enum.check.js';

/** Finds assertions whose type, or another enum of their info, has an unknown symbol. */
export class AssertionInvalidTypeCheck extends InvalidEnumCheck {
  override readonly id = 'assertion-invalid-type';
  override readonly name = 'Assertion Invalid Type';
  override readonly description = 'Finds assertions whose type, or another enum of their info, has an unknown symbol.';
  override readonly entityType = 'assertion';
  override readonly onDemandOnly = false;
  override readonly requiredAspects = ['assertionInfo', 'status'];
  override readonly targetAspects = ['assertionInfo'];
  protected override readonly fixType: FixType = 'HARD_DELETE';
}
