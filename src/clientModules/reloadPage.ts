let isLeaving = false;

/** Whether the page is about to go: what it still says or does would be lost, or come twice. */
export const isReloading = (): boolean => isLeaving;

/**
 * Loads the page anew without having been asked by the reader. A link that is followed meanwhile
 * is the browser's, which ends the one for the other; the router would change the address of a
 * page that is about to go.
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
