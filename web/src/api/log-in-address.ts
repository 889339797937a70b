/** Address of the log-in page that leads back to where the browser is. */
export function logInAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return `/login?redirect_uri=${encodeURIComponent(pathname + search + hash)}`;
}
