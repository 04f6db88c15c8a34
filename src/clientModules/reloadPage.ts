let isLeaving = false;

/** Whether the page is about to go: what it still says or does would be lost, or come twice. */
export const isReloading = (): boolean => isLeaving;

/**
 * Reloads the page without a request of the reader. The browser itself follows a link in the
 * meantime, which cancels the reload; the router would change the address of a page that is
 * about to go.
 */
export function reloadPage(): void {
  if (isLeaving) {
    return;
  }
  isLeaving = true;
  window.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a[href]')) event.stopPropagation();
    },
    { capture: true },
  );
  window.location.reload();
}
