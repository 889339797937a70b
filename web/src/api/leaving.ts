let isLeaving = false;

/**
 * Notes that the user logs out: requests that are refused from now on must not lead back to this page. Ends when the
 * page is shown again by the history of the browser.
 */
export function leavePage(): void {
  isLeaving = true;
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
}

/** Whether the page is being left. */
export function isPageLeft(): boolean {
  return isLeaving;
}
