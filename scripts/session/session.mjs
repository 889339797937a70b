/** Address that ends the session. */
export const LOG_OUT = '/logOut';

/** Urn of the user who is logged in in this browser, or undefined. */
export function actorUrn() {
  const [, value = ''] = /(?:^|; )actor=([^;]*)/.exec(document.cookie) ?? [];
  return value === '' ? undefined : decodeURIComponent(value);
}

/** Address of the log-in page, which leads back to this page. */
export function logInAddress() {
  return `/authenticate?redirect_uri=${encodeURIComponent(window.location.pathname)}`;
}
