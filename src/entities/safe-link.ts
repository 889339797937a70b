import { Matches } from 'class-validator';

/** A URL of a scheme that DataHub allows in links, or a reference without a scheme, such as `/dataset/x`. */
const SAFE_LINK = /^\s*(?:(?:https?|ftp|mailto):|[/?#]|[^:]*$)/i;

/**
 * Requires a URL that a page may offer as a link: with `javascript:` and other schemes that are not in DataHub's list,
 * a click would run code as the reader. Accepts an empty text.
 */
export function IsSafeLink(): PropertyDecorator {
  return Matches(SAFE_LINK, {
    message: '$property must be a URL that begins with http:, https:, ftp: or mailto:, or a path',
  });
}
